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

## Analyse

analyse-so-far = { $depth } zetten vooruit: { $value }, { $line }
analyse-head = { "  " }Zet Waarde   Vervolg
analyse-searched = { $nodes ->
    [one] Eén knoop
   *[other] { $nodes } knopen
} doorzocht in { $seconds } s, { $depth } zetten vooruit. Een waarde met = is bewezen, een met ~ is wat tot nu toe te zien is.
