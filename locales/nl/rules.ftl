### De woordenschat van de regelbestanden in zinnen.

rule-without = Zonder „{ $heading }”.
rule-neutral = { $meaning } ({ $value })
rules-also-called = Heet ook: { $names }.
rules-presets = Kant-en-klare regels
rules-options = Omstreden punten; een ster staat bij de geldende keuze
rules-sources = Bronnen
rules-digest = Kenmerk van deze regels: { $digest }

## Het bord

rule-heading-board = Het bord
rule-board-holes = Er zijn twee rijen van elk { $value } gaten, en een voorraad voor elke speler.
rule-board-stores-captures-only = In de voorraden wordt niet gezaaid; ze bewaren wat gevangen is.
rule-board-stores-sown-by-owner = Spelers zaaien in hun eigen voorraad, die rechts van hun rij ligt, en slaan die van de ander over.

## De opstelling

rule-heading-setup = De opstelling
rule-setup-seeds = Elk gat begint met { $value ->
    [one] één zaad
   *[other] { $value } zaden
}.
rule-setup-seeds-list = De gaten van elke rij beginnen met deze aantallen zaden, vanaf de linkerhand van de eigenaar: { $value }.
rule-setup-first-south = Zuid begint.
rule-setup-first-north = Noord begint.
rule-heading-deal = De verdeling
rule-deal-least = Alle zaden worden willekeurig verspreid{ $value ->
    [0] {"."}
    [one] , maar elk gat krijgt er eerst één.
   *[other] , maar elk gat krijgt er eerst { $value }.
}
rule-heading-ritual = De keuze van kanten
rule-ritual-manner-odd-or-even = De een verbergt één of twee zaden en vraagt „oneven of even?”. Wie goed raadt, kiest een kant; na een foute gok kiest de vrager.
rule-ritual-manner-lot = Het lot beslist wie een kant kiest.
rule-ritual-manner-skipped = Om de kanten wordt niet gespeeld: de eerste speler zit in het zuiden.

## Een beurt

rule-heading-turn = Een beurt
rule-turn-from-any-own = Een speler zaait uit een gat van de eigen rij waarin zaden liggen.
rule-turn-from-leftmost-own = Een speler moet uit het eerste gat van de eigen rij zaaien waarin zaden liggen, geteld vanaf links.
rule-turn-from-rightmost-own = Een speler moet uit het eerste gat van de eigen rij zaaien waarin zaden liggen, geteld vanaf rechts.
rule-turn-direction-counterclockwise = Er wordt tegen de klok in gezaaid: langs de eigen rij naar rechts, dan langs de andere rij.
rule-turn-direction-clockwise = Er wordt met de klok mee gezaaid: langs de eigen rij naar links, dan langs de andere rij.
rule-turn-stuck-passes = Een speler zonder zaden past.
rule-turn-stuck-cannot-happen = Niemand hoeft ooit te passen.
rule-turn-again-never = Spelers doen om de beurt één zet.
rule-turn-again-last-seed-in-own-store = Wie zijn laatste zaad in de eigen voorraad laat vallen, is nog eens aan de beurt.
rule-heading-feeding = De voedingsplicht
rule-feeding-tested-after-capture = Heeft de tegenstander geen zaden, dan moet er een zet worden gedaan die na de vangst zaden in diens rij achterlaat.
rule-feeding-tested-placed = Heeft de tegenstander geen zaden, dan moet ten minste één zaad in diens rij worden gezaaid, ook als dezelfde zet het weer vangt.

## Zaaien

rule-heading-sowing = Zaaien
rule-sowing-origin-sown = Een omloop die bij het begingat terugkomt, zaait ook daar.
rule-sowing-origin-skipped = Een omloop die bij het begingat terugkomt, slaat dat gat over.
rule-sowing-relay-none = Is de hand leeg, dan is het zaaien voorbij.
rule-sowing-relay-next-hole = Is de hand leeg, dan neemt de speler alle zaden van het volgende gat op en zaait verder. Een leeg volgend gat beëindigt het zaaien.
rule-sowing-relay-last-hole = Valt het laatste zaad in een gat waarin al zaden lagen, dan neemt de speler die alle op en zaait verder, tenzij ze gevangen worden. Een laatste zaad in een leeg gat beëindigt het zaaien.
rule-sowing-closed-holes-skipped = Gesloten gaten worden overgeslagen alsof ze er niet zijn.
rule-sowing-closed-holes-empty = In gesloten gaten wordt nooit gezaaid, maar ze gelden als leeg voor wie naar het volgende gat of het gat daarachter kijkt.
rule-sowing-endless-stop = Zaaien dat nooit zou ophouden, stopt waar het zich begint te herhalen; er wordt niets meer gevangen en de beurt is voorbij.
rule-sowing-endless-forbidden = Een zet waarvan het zaaien nooit zou ophouden, mag niet worden gedaan, tenzij er geen andere is.
rule-sowing-endless-end-round = Zaaien dat nooit zou ophouden, beëindigt de partij; de zaden op het bord worden gelijk verdeeld.

## Vangen

rule-heading-capture-while-sowing = Vangen tijdens het zaaien
rule-capture-while-sowing-count = Een gat wordt gevangen zodra een zaad het aantal op een van deze brengt: { $value }.
rule-capture-while-sowing-taken-by-sower = Wie zaait, neemt wat onderweg gevangen wordt.
rule-capture-while-sowing-taken-by-hole-owner = De eigenaar van het gat neemt wat daarin gevangen wordt, wie er ook zaait.
rule-capture-while-sowing-last-seed-included = Het laatste zaad van een omloop vangt zoals de andere.
rule-capture-while-sowing-last-seed-left = Wat het laatste zaad van een omloop maakt, blijft in het gat liggen.
rule-heading-capture-sweep = Vangen over een leeg gat
rule-capture-sweep-takes-hole-beyond = Stopt het zaaien voor een leeg gat, dan neemt de speler de zaden van het gat er vlak achter.
rule-capture-sweep-takes-next-occupied = Stopt het zaaien voor een leeg gat, dan neemt de speler de zaden van het eerstvolgende gat waarin er liggen.
rule-capture-sweep-run-single = Een vangst over een leeg gat neemt één gat.
rule-capture-sweep-run-alternating = Is het gat na het gevangen gat leeg en dat daarachter niet, dan wordt ook dat genomen, enzovoort.
rule-capture-sweep-then-turn-over = Na een vangst over een leeg gat is de beurt voorbij.
rule-capture-sweep-then-relay-on = Na een vangst over een leeg gat neemt de speler de zaden van het gat na het gevangene op en zaait verder, als daar zaden liggen.
rule-heading-capture-last-seed = Vangen met het laatste zaad
rule-capture-last-seed-count = Het laatste zaad vangt als het zijn gat op een van deze aantallen brengt: { $value }.
rule-capture-last-seed-rows-both = Het laatste zaad vangt in beide rijen.
rule-capture-last-seed-rows-own = Het laatste zaad vangt alleen in de eigen rij.
rule-capture-last-seed-rows-opponent = Het laatste zaad vangt alleen in de rij van de tegenstander.
rule-capture-last-seed-run-none = Alleen het gat van het laatste zaad wordt gevangen.
rule-capture-last-seed-run-backwards = De gaten vlak vóór dat van het laatste zaad worden meegevangen, zolang ze zo’n aantal bevatten.
rule-capture-last-seed-run-forwards = De gaten vlak ná dat van het laatste zaad worden meegevangen, zolang ze zo’n aantal bevatten.
rule-capture-last-seed-run-taken-together = De gaten van zo’n reeks worden eerst bepaald en dan samen genomen.
rule-capture-last-seed-run-taken-one-by-one = De gaten van zo’n reeks worden een voor een genomen, elk voordat het volgende wordt bekeken.
rule-capture-last-seed-opposite-left = De gaten tegenover gevangen gaten blijven zoals ze zijn.
rule-capture-last-seed-opposite-taken = Wat tegenover gevangen gaten ligt, wordt ook genomen.
rule-capture-last-seed-grand-slam-stands = Een vangst mag alles nemen wat de tegenstander heeft.
rule-capture-last-seed-grand-slam-captures-nothing = Een vangst die de tegenstander zonder zaden zou laten, neemt niets.
rule-heading-capture-lone-seed = Vangen met een eenzaam zaad
rule-capture-lone-seed-needs-opposite-occupied = Valt het laatste zaad in een leeg gat van de eigen rij en liggen er zaden tegenover, dan gaan die alle naar de voorraad van de speler.
rule-capture-lone-seed-needs-nothing = Valt het laatste zaad in een leeg gat van de eigen rij, dan gaat het naar de voorraad van de speler, met wat ertegenover ligt.

## Einden

rule-heading-end-empty-row = Het einde: een lege rij
rule-end-empty-row-whose-mover = De partij is uit als wie aan de beurt is geen zaden in de eigen rij heeft.
rule-end-empty-row-whose-either = De partij is uit als een van beide rijen leeg is.
rule-end-empty-row-rest-opponent = De tegenstander van de speler zonder zaden neemt alles wat over is.
rule-end-empty-row-rest-empty-player = De speler zonder zaden neemt alles wat over is.
rule-end-empty-row-rest-row-owner = Elke speler houdt wat in de eigen rij ligt.
rule-heading-end-few-seeds = Het einde: weinig zaden
rule-end-few-seeds-at-most = De partij is uit als er { $value ->
    [0] geen zaad meer op het bord ligt
    [one] hoogstens één zaad op het bord ligt
   *[other] hoogstens { $value } zaden op het bord liggen
}.
rule-end-few-seeds-rest-shared = De laatste zaden op het bord worden gelijk verdeeld; een oneven zaad is van niemand.
rule-end-few-seeds-rest-row-owner = Elke speler houdt van de laatste zaden die in de eigen rij.
rule-end-few-seeds-rest-nobody = De laatste zaden op het bord tellen voor niemand.
rule-heading-end-starved = Het einde: uithongering
rule-end-starved-rest-starved = Heeft een speler geen zaden en kan die niet gevoed worden, dan neemt die speler alles wat over is.
rule-end-starved-rest-feeder = Heeft een speler geen zaden en kan die niet gevoed worden, dan neemt de ander alles wat over is.
rule-end-starved-rest-row-owner = Heeft een speler geen zaden en kan die niet gevoed worden, dan houdt elk wat in de eigen rij ligt.
rule-heading-end-majority = Het einde: meer dan de helft
rule-end-majority-then-over = Wie meer dan de helft van de { $total } zaden van het spel heeft, heeft gewonnen en het spel stopt; de zaden op het bord tellen voor niemand.
rule-end-majority-then-play-on = Er wordt doorgespeeld als iemand meer dan de helft van de { $total } zaden heeft.
rule-heading-repetition = Herhaling
rule-repetition-count = De partij is uit als hetzelfde bord met dezelfde speler aan de beurt voor de { $value ->
    [2] tweede
    [3] derde
   *[other] { $value }e
} keer voorkomt.
rule-repetition-rest-shared = Na een herhaling worden de zaden op het bord gelijk verdeeld; een oneven zaad is van niemand. Spelers kunnen dit eerder afspreken.
rule-repetition-rest-row-owner = Na een herhaling houdt elke speler wat in de eigen rij ligt. Spelers kunnen dit eerder afspreken.
rule-repetition-rest-nobody = Na een herhaling tellen de zaden op het bord voor niemand. Spelers kunnen dit eerder afspreken.

## Wedstrijden

rule-heading-match = De wedstrijd
rule-match-refill = Voor de volgende partij vullen spelers de gaten van hun rij uit wat ze bezitten, { $value } in elk. Gaten die niet gevuld kunnen worden, zijn die partij gesloten.
rule-match-fill-from-own-left = Spelers beginnen links met vullen.
rule-match-fill-from-own-right = Spelers beginnen rechts met vullen.
rule-match-remainder-kept = Zaden die geen gat vullen, blijven in de voorraad.
rule-match-starter-alternates = Wie de ene partij niet begon, begint de volgende.
rule-match-over-cannot-fill-a-hole = De wedstrijd is uit als een speler geen enkel gat kan vullen; de ander wint.
rule-match-rounds = De wedstrijd is uit na hoogstens { $value ->
    [one] één partij
   *[other] { $value } partijen
}.
rule-match-rounds-until-exhausted = De wedstrijd heeft zo veel partijen als daarvoor nodig zijn.

## Wat er niet is

rule-without-deal = Elke partij begint met dezelfde aantallen zaden in de gaten; er wordt niets verspreid.
rule-without-ritual = Er wordt geen kant gekozen; de eerste speler zit in het zuiden.
rule-without-feeding = Wie een tegenstander zonder zaden heeft, hoeft niets te geven.
rule-without-capture-while-sowing = Tijdens het zaaien wordt niets gevangen.
rule-without-capture-last-seed = Het laatste zaad vangt niets door het aantal in zijn gat.
rule-without-capture-lone-seed = Een eenzaam laatste zaad vangt niets.
rule-without-capture-sweep = Over een leeg gat heen wordt niets gevangen.
rule-without-end-empty-row = Een lege rij beëindigt de partij niet.
rule-without-end-few-seeds = De partij eindigt niet doordat er weinig zaden over zijn.
rule-without-end-starved = De partij eindigt niet doordat een speler niet gevoed kan worden.
rule-without-end-majority = Er wordt doorgespeeld als iemand meer dan de helft van de zaden heeft.
rule-without-match = Een partij staat op zichzelf; er zijn geen wedstrijden.

## Wat gevraagd wordt waar bronnen verschillen

rule-ask-board-holes = Hoeveel gaten heeft een rij?
rule-ask-board-stores = Wordt er in de voorraden gezaaid?
rule-ask-setup-seeds = Met hoeveel zaden begint een gat?
rule-ask-setup-first = Wie begint?
rule-ask-deal = Hoe liggen de zaden aan het begin?
rule-ask-deal-least = Hoeveel zaden krijgt elk gat bij een willekeurige verdeling?
rule-ask-ritual = Worden de kanten gekozen?
rule-ask-ritual-manner = Hoe worden de kanten gekozen?
rule-ask-turn-from = Uit welke gaten mag een speler zaaien?
rule-ask-turn-direction = Welke kant op wordt er gezaaid?
rule-ask-turn-stuck = Wat doet een speler die geen zaden heeft om te zaaien?
rule-ask-turn-again = Wanneer is een speler nog eens aan de beurt?
rule-ask-feeding = Moet een speler zonder zaden er krijgen?
rule-ask-feeding-tested = Wanneer geldt een zet als voeden?
rule-ask-sowing-origin = Zaait een lange omloop ook in het gat waar hij begon?
rule-ask-sowing-relay = Hoe leidt de ene omloop tot de volgende?
rule-ask-sowing-closed-holes = Wat zijn gesloten gaten voor wie zaait en vangt?
rule-ask-sowing-endless = Wat als het zaaien nooit zou ophouden?
rule-ask-capture-while-sowing = Wordt er tijdens het zaaien gevangen?
rule-ask-capture-while-sowing-count = Welke aantallen worden tijdens het zaaien gevangen?
rule-ask-capture-while-sowing-taken-by = Wie krijgt wat tijdens het zaaien gevangen wordt?
rule-ask-capture-while-sowing-last-seed = Vangt het laatste zaad van een omloop zoals de andere?
rule-ask-capture-last-seed = Vangt het laatste zaad door het aantal in zijn gat?
rule-ask-capture-last-seed-count = Welke aantallen vangt het laatste zaad?
rule-ask-capture-last-seed-rows = In welke rijen vangt het laatste zaad?
rule-ask-capture-last-seed-run = Welke buren worden met het gat van het laatste zaad meegevangen?
rule-ask-capture-last-seed-run-taken = Worden meerdere gaten samen of een voor een gevangen?
rule-ask-capture-last-seed-opposite = Wat gebeurt er met de gaten tegenover gevangen gaten?
rule-ask-capture-last-seed-grand-slam = Mag een vangst alles nemen wat de tegenstander heeft?
rule-ask-capture-lone-seed = Vangt een laatste zaad dat in een leeg gat valt?
rule-ask-capture-lone-seed-needs = Wanneer vangt een laatste zaad dat in een leeg gat valt?
rule-ask-capture-sweep = Wordt er over een leeg gat heen gevangen?
rule-ask-capture-sweep-takes = Welk gat achter het lege wordt gevangen?
rule-ask-capture-sweep-run = Kan er over lege gaten heen meer dan één gat gevangen worden?
rule-ask-capture-sweep-then = Hoe gaat de beurt verder na een vangst over een leeg gat?
rule-ask-end-empty-row = Beëindigt een lege rij de partij?
rule-ask-end-empty-row-whose = Wiens lege rij beëindigt de partij?
rule-ask-end-empty-row-rest = Wie krijgt wat over is als een rij leeg is?
rule-ask-end-few-seeds = Eindigt de partij als er weinig zaden over zijn?
rule-ask-end-few-seeds-at-most = Bij hoe weinig zaden eindigt de partij?
rule-ask-end-few-seeds-rest = Wie krijgt de zaden die aan het eind over zijn?
rule-ask-end-starved = Wat als een speler geen zaden heeft en niet gevoed kan worden?
rule-ask-end-starved-rest = Wie krijgt wat over is als een speler niet gevoed kan worden?
rule-ask-end-majority = Eindigt de partij als iemand meer dan de helft heeft?
rule-ask-end-majority-then = Eindigt de partij als iemand meer dan de helft heeft?
rule-ask-repetition-count = Hoe vaak mag dezelfde stelling voorkomen?
rule-ask-repetition-rest = Wie krijgt wat over is na een herhaling?
rule-ask-match = Worden meerdere partijen als wedstrijd gespeeld?
rule-ask-match-refill = Met hoeveel zaden worden de gaten voor de volgende partij gevuld?
rule-ask-match-fill-from = Aan welk eind beginnen spelers met vullen?
rule-ask-match-remainder = Wat gebeurt er met zaden die geen gat vullen?
rule-ask-match-starter = Wie begint de volgende partij?
rule-ask-match-over = Wanneer is de wedstrijd uit?
rule-ask-match-rounds = Hoeveel partijen heeft een wedstrijd?

option-fours-to = Wie krijgt de vieren?
option-last-seed-four = Wordt een vier genomen die het laatste zaad van een omloop maakt?
