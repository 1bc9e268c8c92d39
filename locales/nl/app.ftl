### Wat de app zegt. Waar `$who` voor staat, zegt `$whoIs`: `you` voor de lezer, `other` voor ieder ander.

app-name = Kuzhi
app-menu = Menu
app-settings = Instellingen
app-skip = Naar het bord
app-update = Er is een nieuwere versie.
app-update-now = Gebruiken
app-offline-ready = Kuzhi werkt nu ook zonder netwerk.

page-play = Spelen
page-learn = Leren
page-puzzles = Puzzels
page-study = Studeren
page-about = Over

side-south = Zuid
side-north = Noord
name-you = Jij
name-computer = Computer
plate-level = niveau { $level }
plate-seeds = { $seeds ->
    [one] 1 zaad gewonnen
   *[other] { $seeds } zaden gewonnen
}
plate-round = partij { $round }

## Het bord

board-label = Het bord
board-row = Rij van { $seat }
board-hole = { $seat } { $number }: { $seeds ->
    [0] leeg
    [one] 1 zaad
   *[other] { $seeds } zaden
}{ $state ->
    [closed] , gesloten
    [playable] , te spelen
   *[other] {""}
}.
board-store = Voorraad van { $seat }: { $seeds ->
    [one] 1 zaad
   *[other] { $seeds } zaden
}

## Wat er te doen is

prompt-first = Kies een gat in jouw rij. De zaden gaan de kant op die de pijlen wijzen.
prompt-turn = { $whoIs ->
    [you] Jij bent aan de beurt.
   *[other] { $who } is aan de beurt.
}
prompt-thinking = De computer denkt na …
prompt-pass = { $whoIs ->
    [you] Je hebt geen zaden om te zaaien en moet passen.
   *[other] { $who } heeft geen zaden om te zaaien en moet passen.
}
prompt-forced = De regels laten één zet toe. Bekijk het bord en laat hem dan lopen.
prompt-confirm = Raak het gat nog eens aan om het te zaaien, of een ander om je te bedenken.

bar-label = Wat je kunt doen
bar-confirm = Zaai dit gat
bar-pass = Passen
bar-go = Verder
bar-new = Nieuw
bar-undo = Terug
bar-redo = Opnieuw
bar-hint = Tip
bar-truth = Waarden

hint-thinking = Vooruitkijken …
hint-exact = Gat { $hole } is het beste: { $gain } vanaf hier.
hint-guess = Gat { $hole } lijkt het beste: ongeveer { $gain } vanaf hier.
value-exact = Vanaf hier { $value } waard.
value-guess = Waarschijnlijk { $value } waard vanaf hier.

## Wat een zet deed

told-pass = { $whoIs ->
    [you] Je had geen zaden om te zaaien en paste.
   *[other] { $who } had geen zaden om te zaaien en paste.
}
told-sow = { $whoIs ->
    [you] Je zaaide gat { $hole }.
   *[other] { $who } zaaide gat { $hole }.
}
told-sow-laps = { $whoIs ->
    [you] Je zaaide gat { $hole } in { $laps } omlopen.
   *[other] { $who } zaaide gat { $hole } in { $laps } omlopen.
}
told-caught = { $whoIs ->
    [you] { $seeds ->
        [one] Je ving 1 zaad.
       *[other] Je ving { $seeds } zaden.
    }
   *[other] { $seeds ->
        [one] { $who } ving 1 zaad.
       *[other] { $who } ving { $seeds } zaden.
    }
}
told-swept = { $whoIs ->
    [you] { $seeds ->
        [one] Je veegde 1 zaad over het lege gat heen.
       *[other] Je veegde { $seeds } zaden over het lege gat heen.
    }
   *[other] { $seeds ->
        [one] { $who } veegde 1 zaad over het lege gat heen.
       *[other] { $who } veegde { $seeds } zaden over het lege gat heen.
    }
}
told-stored = { $seeds ->
    [one] Eén zaad viel in de voorraad.
   *[other] { $seeds } zaden vielen in de voorraad.
}
told-given = { $whoIs ->
    [you] { $seeds ->
        [one] Jij kreeg er 1 zaad van.
       *[other] Jij kreeg er { $seeds } zaden van.
    }
   *[other] { $seeds ->
        [one] { $who } kreeg er 1 zaad van.
       *[other] { $who } kreeg er { $seeds } zaden van.
    }
}
told-nothing = Er werd niets gevangen.
told-endless = Het zaaien zou nooit zijn opgehouden en werd gestopt.
told-again = { $whoIs ->
    [you] Je bent nog eens aan de beurt.
   *[other] { $who } is nog eens aan de beurt.
}

## Hoe het afliep

told-over-no-seeds = De partij is uit: wie aan de beurt was, heeft geen zaden.
told-over-row-empty = De partij is uit: een rij is leeg.
told-over-starved = De partij is uit: een speler heeft geen zaden en kan er geen krijgen.
told-over-majority = De partij is uit: meer dan de helft van de { $total } zaden is gewonnen.
told-over-few-seeds = De partij is uit: { $seeds ->
    [0] er ligt geen zaad meer
    [one] er ligt nog maar één zaad
   *[other] er liggen nog maar { $seeds } zaden
} op het bord.
told-over-board-empty = De partij is uit: het bord is leeg.
told-over-endless = De partij is uit: het zaaien zou nooit zijn opgehouden.
told-over-repetition = De partij is uit: dezelfde stelling kwam te vaak terug.
told-over-agreement = De partij is uit: jullie spraken af te stoppen.
told-score = { $southWho }: { $south }. { $northWho }: { $north }.
told-odd-seed = Eén zaad blijft over en gaat naar { $whoIs ->
    [you] jou
   *[other] { $who }
}.
told-unscored = { $seeds ->
    [one] Eén zaad telt voor niemand.
   *[other] { $seeds } zaden tellen voor niemand.
}
told-wins = { $whoIs ->
    [you] Je wint!
   *[other] { $who } wint.
}
told-draw = Het is gelijkspel.
told-match-exhausted = { $whoIs ->
    [you] De wedstrijd is uit: je kunt geen gat meer vullen.
   *[other] De wedstrijd is uit: { $who } kan geen gat meer vullen.
}
told-match-round-limit = De wedstrijd is uit: de laatste partij is gespeeld.
told-match-wins = { $whoIs ->
    [you] Je wint de wedstrijd!
   *[other] { $who } wint de wedstrijd.
}
told-match-draw = De wedstrijd eindigt gelijk.

ended-next = Partij { $round }
ended-again = Nog eens spelen
ended-study = Deze partij bestuderen
ended-other-row = De andere rij bracht { $seeds ->
    [one] 1 zaad
   *[other] { $seeds } zaden
} op.

## Waarom iets geweigerd wordt

refusal-no-such-hole = Zo’n gat heeft het bord niet.
refusal-not-yours = Dat gat ligt in de andere rij. Kies er een uit je eigen rij.
refusal-closed = Dat gat is deze partij gesloten.
refusal-empty = Dat gat is leeg. Kies een gat met zaden.
refusal-forced = Alleen gat { $hole } mag worden gespeeld.
refusal-must-feed = De ander heeft geen zaden. Kies een gat waarvan de zaden die rij bereiken.
refusal-endless = Dat zaaien zou nooit ophouden. Kies een ander gat.
refusal-must-pass = Je hebt geen zaden om te zaaien: pas.
refusal-cannot-pass = Je hebt zaden om te zaaien en mag niet passen.
refusal-over = De partij is uit.

error-engine = De regels konden niet worden geladen. Laad de pagina opnieuw.
error-no-such-game = Er is geen spel „{ $game }”.
error-not-now = Dat kan nu niet.
error-sides-first = Eerst moeten de kanten worden gekozen.
error-too-long = Dat is te lang voor een partij.
error-total = Er zijn { $found } zaden, maar dit spel heeft er { $expected }. Bij Studeren mag elk aantal.
error-unsolvable = De stellingen van dit spel hebben geen exacte waarde.
error-other-digest = Het verslag werd onder andere regels gespeeld; het wordt getoond zover het gaat.
error-move = Zet { $number }, { $action }, kan niet worden gespeeld. Wat ervoor kwam, wordt getoond.
error-long-link = Alleen de eerste { $most } zetten van deze link worden getoond; er zijn er meer.

## Wat er mis is met iets dat is ingetypt

fault-place = { $place ->
    [hole] { $row ->
        [south] Gat { $number } van Zuid
       *[north] Gat { $number } van Noord
    }
    [row] { $row ->
        [south] De rij van Zuid
       *[north] De rij van Noord
    }
    [store] { $row ->
        [south] De voorraad van Zuid
       *[north] De voorraad van Noord
    }
    [mover] Wie aan zet is
    [field] Veld { $number }
   *[text] De stelling
}
fault-missing = { fault-place } ontbreekt.
fault-number = { fault-place }: „{ $found }” is geen heel getal van 0 tot 255.
fault-seeds = { fault-place }: „{ $found }” is geen aantal zaden; geef een heel getal van 0 tot 255, of x voor een gesloten gat.
fault-rows = Schrijf beide rijen met een schuine streep ertussen, elk met evenveel gaten, 1 tot 16, en komma’s tussen de gaten.
fault-mover = { fault-place }: „{ $found }” is geen kant; schrijf s of n.
fault-trailing = „{ $found }” kan niet na een stelling staan.
fault-long = Dat is te lang voor een stelling.
fault-holes = { fault-place } heeft { $given } gaten, maar dit spel heeft er { $wanted }.
fault-total = { $total } zaden zijn er te veel; 255 kan.
fault-row-closed = { fault-place }: minstens één gat moet open zijn.
fault-no-closed = { fault-place }: dit spel kent geen gesloten gaten.
fault-move = „{ $found }” is geen zet; schrijf een gat zoals 3 of S3.

record-empty = Het verslag is leeg.
record-unknown = Regel { $line }: „{ $found }” wordt niet begrepen.
record-place = Regel { $line }: „{ $found }” kan daar niet staan.
record-comment = Regel { $line }: een opmerking is niet afgesloten.
record-position = Regel { $line }: de stelling is niet te lezen.
record-move = Regel { $line }: de zet is niet te lezen.
record-result = Regel { $line }: „{ $found }” is niet de uitslag waarmee de zetten eindigen.
record-no-result = Partij { $round } heeft geen uitslag.
record-more = Er is nog meer mis.
replay-start = Partij { $round } begint niet zoals een partij van dit spel.
replay-next = Partij { $round } begint niet waar de vorige partij op uitkomt.
replay-over = Partij { $round }: de match was al uit.
replay-choices = Partij { $round }: zo worden de kanten in dit spel niet gekozen.
replay-move = Partij { $round }: zet { $move } mag niet worden gespeeld.
replay-gain = Partij { $round }: zet { $move } wint { $found }, niet { $written }.
replay-end = Partij { $round } eindigt niet zoals het verslag zegt.

## De keuze van kanten

ritual-ask = Oneven of even? In de vuist zitten één of twee zaden verborgen.
ritual-odd = Oneven
ritual-even = Even
ritual-was-odd = Het was één zaad.
ritual-was-even = Het waren twee zaden.
ritual-right = Goed geraden.
ritual-wrong = Fout geraden.
ritual-choose = Kies een kant. Neem de tijd en lees het bord.
ritual-south = De onderste rij
ritual-north = De bovenste rij
ritual-wait = De ander kiest een kant.

## Een nieuw spel

new-title = Nieuw spel
new-game = Spel
new-who = Wie speelt?
new-computer = Tegen de computer
new-across = Twee mensen aan dit apparaat
new-level = Niveau { $level }
new-level-text = { $level ->
    [1] Heel makkelijk: droomt de helft van de tijd
    [2] Makkelijk: ziet wat er te pakken is
    [3] Makkelijk: ziet je antwoord
    [4] Gemiddeld: vier zetten vooruit
    [5] Goed: zes zetten vooruit
    [6] Sterk: negen zetten vooruit
    [7] Heel sterk: zestien zetten vooruit
   *[8] Zo sterk als het kan
}
new-rounds = Hoe lang?
new-one-round = Eén partij
new-match = Een wedstrijd, tot iemand geen gat meer kan vullen
new-options = Omstreden regels
new-begin = Beginnen
ask-title = Er is een spel bezig
ask-text = Je speelt { $game }. Ga je daarmee verder, of begin je in plaats daarvan { $other }? Dan is het spel dat bezig is voorbij.
ask-on = Ermee verdergaan
ask-new = Het nieuwe beginnen
kept-title = Je laatste spel
kept-part = Niet alles wat ervan bewaard was, kon worden gelezen. Het gaat verder vanaf waar het te spelen was, en wat bewaard was, is op dit apparaat apart gelegd.
kept-none = Het kon niet worden gelezen. Wat bewaard was, is op dit apparaat apart gelegd, en er begint een nieuw spel.
options-preset = Kant-en-klare regels
options-usual = De gebruikelijke
sheet-close = Sluiten

## De zetten

moves-title = Zetten ({ $count })
moves-none = Er is nog geen zet gedaan.
moves-lost = −{ $seeds }
review-start = Wat was het waard?
review-start-over = Welke zetten deden ertoe?
review-running = Elke zet bekijken …
review-mistakes = Deze zetten gaven iets weg.
review-none = Er werd niets weggegeven.
review-what-if = Zet { $move }: { $played } gaf { $seeds ->
    [one] één zaad
   *[other] { $seeds } zaden
} weg; { $better } was beter.
review-try = Probeer het van daaruit
graph-label = Hoever de onderste rij na elke zet voor lag; aan het eind { $value }
graph-legend = Boven de lijn ligt de onderste rij voor. Open punten zijn schattingen; een ruit is een fout.

## Instellingen

set-language = Taal
set-digits = Cijfers van deze taal
set-speed = Snelheid van de zaden
set-speed-slow = Langzaam
set-speed-normal = Gewoon
set-speed-fast = Snel
set-speed-off = Uit
set-sound = Geluid
set-confirm = Elke zet bevestigen
set-turned = De verste rij omdraaien als twee mensen spelen
set-look = Kleuren
set-look-auto = Zoals het apparaat
set-look-light = Licht
set-look-dark = Donker
set-orientation = Bord
set-orientation-auto = Zoals het past
set-orientation-landscape = Breed
set-orientation-portrait = Hoog
set-pieces = Stenen
set-pieces-usual = Zoals bij het spel hoort
set-pieces-cowrie = Kaurischelpen
set-pieces-tamarind = Tamarindezaden
set-pieces-manjadi = Rode zaden (manjadi)
set-pieces-bead = Kralen
set-pieces-pebble = Kiezels
set-pieces-seed = Grijze zaden

keys-title = Toetsen
keys-digits = een gat van je rij spelen
keys-digits-key = 1–{ $last }
keys-arrows = van gat naar gat gaan
keys-arrows-key = Pijlen
keys-enter = het gekozen gat spelen
keys-enter-key = Enter
keys-escape = een zet meteen afmaken, een blad sluiten
keys-escape-key = Esc
keys-undo = terugnemen
keys-undo-key = U
keys-hint = om een tip vragen
keys-hint-key = H
keys-help = deze lijst
keys-help-key = ?

## Leren

learn-first-game = Een eerste partij, met raad
learn-try = { $count ->
    [one] Probeer het
   *[other] Probeer het ({ $count } stellingen)
}
learn-variant = Deze stelling toont een andere lezing van de regels.
learn-sow = Zaai gat { $hole }.
learn-other = Dat kan ook. Om de regel te zien: ga terug en zaai gat { $hole }.
learn-done = Dat is de regel.
learn-again = Nog eens
learn-previous = Vorige
learn-next = Volgende

## Puzzels

puzzle-today = De puzzel van de dag
puzzle-number = Puzzel { $number }
puzzle-task = Eén gat is duidelijk beter dan alle andere. Welk?
puzzle-grade = { $moves ->
    [one] Eén zet vooruitkijken is genoeg.
   *[other] Kijk { $moves } zetten vooruit.
}
puzzle-right = Goed! Het op één na beste gat is { $gap } minder waard.
puzzle-wrong = Een ander gat is { $gap } meer waard.
puzzle-show = Toon de waarden
puzzle-study = Bestuderen
puzzle-solved = Opgelost: { $count } van { $all }.

## Studeren

study-thinking = De stelling bekijken …
study-exact = Bij het beste spel wint wie aan de beurt is vanaf hier { $value }.
study-guess = Voor zover te zien: ongeveer { $value } voor wie aan de beurt is.
study-turn = Omdraaien
study-why = Waarom?
study-share = Link kopiëren
study-copied = Gekopieerd
study-copy = Kopieer deze link:
study-too-long = In een link passen hoogstens { $most } zetten. Bewaar deze partij als bestand, bij Verslagen.
why-title = Hoe het beste spel verdergaat
why-back = Een zaad terug
why-step = Een zaad verder
setup-title = Een stelling opzetten
setup-text = De stelling als tekst
setup-hole = Gat { $number }
setup-store = Voorraad
setup-mover = Wie is aan de beurt?
setup-help = Elke rij vanaf de linkerhand van de eigenaar; x voor een gesloten gat; het laatste getal van een rij is de voorraad.
setup-show = Tonen
setup-start = Terug naar het begin
records-title = Verslagen
records-text = Het verslag van een partij
records-write = Deze partij hier opschrijven
records-save = Als bestand bewaren
records-read = Tonen wat hier staat
records-file = Een bestand openen
records-more = Verdere problemen: { $count }
records-back = Terug naar wat er was

## Zaad voor zaad

why-last = De zet, zaad voor zaad
step-lift = Omloop { $lap }: { $seeds } opgenomen uit { $where }.
step-drop = Een zaad in { $where }. In de hand: { $hand }.
step-store = Een zaad in de voorraad. In de hand: { $hand }.
step-take-while-sowing = { $where } heeft er nu { $seeds }: die worden gevangen.
step-take-sweep = Voorbij het lege gat wordt { $where } leeggeveegd: { $seeds }.
step-take-last-seed = Het laatste zaad brengt { $where } op { $seeds }: die worden gevangen.
step-take-run = Ook { $where } ernaast wordt gevangen: { $seeds }.
step-take-opposite = { $where } ertegenover wordt gevangen: { $seeds }.
step-take-lone-seed = Een enkel zaad in een leeg gat: { $seeds } gevangen uit { $where }.
step-to = { $whoIs ->
    [you] Dat is voor jou.
   *[other] Dat gaat naar { $who }.
}
step-stop-lap-over = Alle zaden zijn gezaaid.
step-stop-next-empty = Het volgende gat is leeg, dus het zaaien stopt.
step-stop-last-was-empty = Het laatste zaad viel in een leeg gat, dus het zaaien stopt.
step-stop-capture = De vangst beëindigt het zaaien.
step-stop-in-store = Het laatste zaad viel in de voorraad.
step-stop-endless = Het zaaien zou nooit eindigen en is gestopt.

## Over

about-app = Kuzhi speelt en bestudeert de traditionele mancalaspelen met twee rijen. Wat van een zet bekend is, is exact waar het te berekenen valt, en heet een schatting waar dat niet kan. De app werkt zonder netwerk, en wat je doet blijft op je apparaat.
about-also = Heet ook: { $names }
about-disputed = Wat omstreden is
about-disputed-how = Op deze punten spreken bronnen elkaar tegen. Het eerste antwoord is hier het gebruikelijke; kies een ander bij een nieuw spel.
about-see = Bekijken
about-sources = Bronnen
about-digest = Kenmerk van de gebruikelijke regels:
