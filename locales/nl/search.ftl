### Wat over waarden en zoektochten wordt gezegd. Wat hier ontbreekt, wordt in het Engels gezegd.

## Exacte waarden

error-memory-of-machine = --memory: er is om { $asked } gevraagd, maar de machine heeft maar { $there } over; vraag om minder, of sluit eerst andere programma’s
solve-value = De stelling is { $value } waard voor { $side ->
    [south] Zuid
   *[north] Noord
}, die aan zet is.
solve-not-proven = Niet bewezen: { $depth } zetten vooruit lijkt de stelling { $value } waard voor { $side ->
    [south] Zuid
   *[north] Noord
}, die aan zet is.
solve-bounds = Bewezen is een waarde van { $low } tot en met { $high }.
solve-move-not-proven = { "  " }{ $move }: { $value } (niet bewezen; van { $low } tot en met { $high })
solve-so-far = tussen { $low } en { $high }
solve-looking = { $move }: { $depth } zetten vooruit
solve-building = een tabel van alle borden van hoogstens { $seeds } zaden wordt gemaakt: { $share } %
solve-line = Beste vervolg: { $line }
solve-score = Zuid { $south }, Noord { $north }.
solve-searched = { $nodes ->
    [one] Eén knoop
   *[other] { $nodes } knopen
} doorzocht in { $seconds } s, onder de regels met de vingerafdruk { $digest }.
solve-with-table = Borden van hoogstens { $seeds } zaden zijn opgezocht in { $file }.
solve-with-built-table = Borden van hoogstens { $seeds } zaden zijn opgezocht in een tabel die hiervoor is gemaakt.
solve-resumed = Het berust ook op wat { $file } van eerdere zoektochten had bewaard, met de tabellen die zij raadpleegden.
solve-played-on = De partij is beslist; de waarden zijn die van doorspelen.

## Bewaarde zoektochten

solve-kept-unwritable = --resume: { $file } kan niet worden geschreven: { $reason }
solve-kept-unreadable = --resume: { $file } kan niet worden gelezen: { $reason }
solve-kept-in-use = --resume: { $file } wordt door een andere zoektocht geschreven
solve-kept-foreign = --resume: { $file } kan niet worden bewaard: { $other } is geen bewaarde zoektocht en wordt niet overschreven
solve-kept-cut-off = --resume: { $file } is geen bewaarde zoektocht, of slechts een deel ervan; verwijder het of noem een ander bestand
solve-kept-something-else = --resume: { $file } is geen zoektocht die door deze versie is bewaard; noem een ander bestand
solve-kept-other-rules = --resume: { $file } is een zoektocht onder andere regels, met de vingerafdruk { $digest }
solve-kept-other-holes = --resume: { $file } is een zoektocht met andere gesloten gaten
solve-kept-damaged = --resume: { $file } is beschadigd: het past niet bij zijn controlesom; verwijder het of noem een ander bestand
solve-kept-too-large = --resume: { $file } bevat meer dan er in --memory past: het heeft { $needed } nodig
solve-kept-lost = --resume: voor { $lost } van de { $boards } borden in { $file } is geen plaats in --memory, en ze worden vergeten; zonder --memory passen ze allemaal

## Analyse

analyse-so-far = { $depth } zetten vooruit: { $value }, { $line }
analyse-head = { "  " }Zet Waarde   Vervolg
analyse-searched = { $nodes ->
    [one] Eén knoop
   *[other] { $nodes } knopen
} doorzocht in { $seconds } s, { $depth } zetten vooruit. Een waarde met = is bewezen, een met ~ is wat tot nu toe te zien is.

## Wedstrijden

match-solving-rounds = de partijen
match-solving-outcomes = wie de wedstrijd wint
match-won-by = { $side ->
    [south] Zuid
   *[north] Noord
} wint de wedstrijd bij het beste spel.
match-won-by-nobody = Bij het beste spel kan geen van beiden de wedstrijd met zekerheid winnen.
match-unfinished = Onvolledig: { $solved } van de { $rounds } partijen zijn opgelost; wie de wedstrijd wint, is nog niet bekend.
match-best-line = Het beste spel: { $line }.
match-margin-line = Beiden voor de meeste zaden: { $line }.
match-line-won = { $side ->
    [south] Zuid
   *[north] Noord
} wint
match-line-drawn = gelijk
match-line-repeats = en zo eindeloos verder, als vanaf partij { $round }
match-slip = Bij { $first }:{ $other } laat { $player ->
    [first] wie begint
   *[other] de ander
} { $what ->
    [win] een gewonnen wedstrijd
   *[safety] een wedstrijd die niet verloren is
} glippen door voor de meeste zaden te spelen{ $when ->
    [at-once] {"."}
   *[punished] , als de ander zaden opgeeft om dat af te straffen.
}
match-table-head = Begin Ander Waarde    Dan   Best  Winnaar
match-rounds-head = Begin Ander Waarde    Dan
match-table-winner = { $winner ->
    [first] begin
    [other] ander
   *[nobody] geen
}
match-searched = { $nodes } knopen doorzocht in { $seconds } s, waarvan { $margins } s voor de waarden van partijen, onder de regels met de vingerafdruk { $digest }. Waarden zijn wat wint wie begint; Dan en Best zijn wat die na de partij bezit, als beiden voor de meeste zaden spelen en bij het beste spel.
match-rounds-searched = { $nodes } knopen doorzocht in { $seconds } s, onder de regels met de vingerafdruk { $digest }. Waarden zijn wat wint wie begint; Dan is wat die na de partij bezit, als beiden voor de meeste zaden spelen.
