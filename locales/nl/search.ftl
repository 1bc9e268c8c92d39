### Wat over waarden en zoektochten wordt gezegd. Wat hier ontbreekt, wordt in het Engels gezegd.

## Exacte waarden

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
solve-line = Beste vervolg: { $line }
solve-score = Zuid { $south }, Noord { $north }.
solve-searched = { $nodes ->
    [one] Eén knoop
   *[other] { $nodes } knopen
} doorzocht in { $seconds } s, onder de regels met de vingerafdruk { $digest }.
solve-with-table = Borden van hoogstens { $seeds } zaden zijn opgezocht in { $file }.
solve-resumed = Het berust ook op wat { $file } van eerdere zoektochten had bewaard, met de tabellen die zij raadpleegden.
solve-played-on = De partij is beslist; de waarden zijn die van doorspelen.

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
