### விதிக் கோப்புகளின் சொற்கள் வாக்கியங்களாக.

rule-without = “{ $heading }” இல்லாமல்.
rule-neutral = { $meaning } ({ $value })
rules-also-called = வேறு பெயர்கள்: { $names }.
rules-presets = ஆயத்த விதிகள்
rules-options = கருத்து வேறுபாடுகள்; நடப்பில் உள்ளதை நட்சத்திரம் காட்டும்
rules-sources = ஆதாரங்கள்
rules-digest = இந்த விதிகளின் அடையாளம்: { $digest }

## பலகை

rule-heading-board = பலகை
rule-board-holes = { $value } குழிகள் கொண்ட இரண்டு வரிசைகளும், ஒவ்வொருவருக்கும் ஒரு சேமிப்பும் உண்டு.
rule-board-stores-captures-only = சேமிப்பில் விதைப்பதில்லை; எடுத்த காய்கள் அங்கே இருக்கும்.
rule-board-stores-sown-by-owner = தம் வரிசையின் வலக் கோடியில் உள்ள தம் சேமிப்பில் விதைப்பார்கள்; மற்றவருடையதை விட்டுவிடுவார்கள்.

## தொடக்க அமைப்பு

rule-heading-setup = தொடக்க அமைப்பு
rule-setup-seeds = ஒவ்வொரு குழியிலும் தொடக்கத்தில் { $value ->
    [one] ஒரு காய்
   *[other] { $value } காய்கள்
}.
rule-setup-seeds-list = ஒவ்வொரு வரிசையின் குழிகளிலும், உரிமையாளரின் இடப்பக்கத்திலிருந்து, தொடக்கக் காய்கள்: { $value }.
rule-setup-first-south = தெற்கு முதலில் ஆடும்.
rule-setup-first-north = வடக்கு முதலில் ஆடும்.
rule-heading-deal = பங்கீடு
rule-deal-least = எல்லாக் காய்களும் தற்செயலாகச் சிதறப்படும்{ $value ->
    [0] {"."}
    [one] ; ஆனால் ஒவ்வொரு குழிக்கும் முதலில் ஒன்று.
   *[other] ; ஆனால் ஒவ்வொரு குழிக்கும் முதலில் { $value }.
}
rule-heading-ritual = பக்கத் தேர்வு
rule-ritual-manner-odd-or-even = ஒருவர் ஒரு காயை அல்லது இரண்டை மறைத்து “ஒற்றையா இரட்டையா?” என்று கேட்பார். சரியாகச் சொன்னால் சொன்னவர் பக்கத்தைத் தேர்வார்; தவறினால் கேட்டவர் தேர்வார்.
rule-ritual-manner-lot = யார் பக்கத்தைத் தேர்வது என்பதைக் குலுக்கல் முடிவு செய்யும்.
rule-ritual-manner-skipped = பக்கத்துக்காக ஆடுவதில்லை: முதல் ஆட்டக்காரர் தெற்கில் அமர்வார்.

## ஒரு முறை

rule-heading-turn = ஒரு முறை
rule-turn-from-any-own = தம் வரிசையில் காய் உள்ள எந்தக் குழியிலிருந்தும் விதைக்கலாம்.
rule-turn-from-leftmost-own = இடப்பக்கத்திலிருந்து எண்ணி, தம் வரிசையில் காய் உள்ள முதல் குழியிலிருந்தே விதைக்க வேண்டும்.
rule-turn-from-rightmost-own = வலப்பக்கத்திலிருந்து எண்ணி, தம் வரிசையில் காய் உள்ள முதல் குழியிலிருந்தே விதைக்க வேண்டும்.
rule-turn-direction-counterclockwise = கடிகாரத்துக்கு எதிர்த் திசையில் விதைக்கப்படும்: தம் வரிசையில் வலமாக, பிறகு மற்ற வரிசையில்.
rule-turn-direction-clockwise = கடிகாரத் திசையில் விதைக்கப்படும்: தம் வரிசையில் இடமாக, பிறகு மற்ற வரிசையில்.
rule-turn-stuck-passes = காய் இல்லாதவர் முறையை விடுவார்.
rule-turn-stuck-cannot-happen = யாரும் முறையை விட வேண்டியதில்லை.
rule-turn-again-never = இருவரும் மாறி மாறி ஒவ்வோர் ஆட்டம் ஆடுவர்.
rule-turn-again-last-seed-in-own-store = கடைசிக் காய் தம் சேமிப்பில் விழுந்தால் மீண்டும் ஆடலாம்.
rule-heading-feeding = ஊட்டும் கடமை
rule-feeding-tested-after-capture = எதிராளியிடம் காய் இல்லையென்றால், எடுப்புக்குப் பிறகும் அவர் வரிசையில் காய் இருக்கும்படி ஆட வேண்டும்.
rule-feeding-tested-placed = எதிராளியிடம் காய் இல்லையென்றால், அதே ஆட்டத்தில் எடுக்கப்பட்டாலும், அவர் வரிசையில் ஒரு காயாவது விதைக்க வேண்டும்.

## விதைப்பு

rule-heading-sowing = விதைப்பு
rule-sowing-origin-sown = தொடங்கிய குழிக்குத் திரும்ப வரும் சுற்று அங்கும் விதைக்கும்.
rule-sowing-origin-skipped = தொடங்கிய குழிக்குத் திரும்ப வரும் சுற்று அதை விட்டுவிடும்.
rule-sowing-relay-none = கைக் காய்கள் தீர்ந்ததும் விதைப்பு முடியும்.
rule-sowing-relay-next-hole = கைக் காய்கள் தீர்ந்ததும் அடுத்த குழியின் எல்லாக் காய்களையும் எடுத்து விதைப்பைத் தொடர்வார். அடுத்தது வெறுங்குழி என்றால் விதைப்பு முடியும்.
rule-sowing-relay-last-hole = காய் உள்ள குழியில் கடைசிக் காய் விழுந்தால், அவை எடுக்கப்படாவிட்டால், எல்லாவற்றையும் எடுத்து விதைப்பைத் தொடர்வார். வெறுங்குழியில் விழும் கடைசிக் காய் விதைப்பை முடிக்கும்.
rule-sowing-closed-holes-skipped = மூடிய குழிகள் இல்லாதவை போலத் தாண்டப்படும்.
rule-sowing-closed-holes-empty = மூடிய குழிகளில் விதைப்பதே இல்லை; ஆனால் அடுத்த குழியையோ அதற்கு அப்பாலோ பார்க்கும்போது வெறுங்குழியாகக் கருதப்படும்.
rule-sowing-endless-stop = முடிவில்லாத விதைப்பு திரும்பத் தொடங்கும் இடத்தில் நிற்கும்; மேலும் எதுவும் எடுக்கப்படாது, முறை முடியும்.
rule-sowing-endless-forbidden = வேறு ஆட்டம் இருக்கும்போது, விதைப்பு முடியாத ஆட்டத்தை ஆடக்கூடாது.
rule-sowing-endless-end-round = முடிவில்லாத விதைப்பு ஆட்டையை முடிக்கும்; பலகைக் காய்கள் சமமாகப் பகிரப்படும்.

## எடுப்பு

rule-heading-capture-while-sowing = விதைக்கும்போது எடுப்பு
rule-capture-while-sowing-count = ஒரு காய் விழுந்து குழியின் எண்ணிக்கை இவற்றில் ஒன்றானதும் அது எடுக்கப்படும்: { $value }.
rule-capture-while-sowing-taken-by-sower = வழியில் எடுக்கப்படுபவை விதைப்பவருக்கு.
rule-capture-while-sowing-taken-by-hole-owner = யார் விதைத்தாலும், குழியில் எடுக்கப்படுபவை குழியின் உரிமையாளருக்கு.
rule-capture-while-sowing-last-seed-included = சுற்றின் கடைசிக் காயும் மற்றவை போலவே எடுக்கும்.
rule-capture-while-sowing-last-seed-left = சுற்றின் கடைசிக் காய் உண்டாக்கியது குழியிலேயே விடப்படும்.
rule-heading-capture-sweep = வெறுங்குழியைத் துடைத்து எடுப்பு
rule-capture-sweep-takes-hole-beyond = வெறுங்குழிக்கு முன் விதைப்பு நின்றால், அதற்கு அடுத்த குழியின் காய்களை எடுப்பார்.
rule-capture-sweep-takes-next-occupied = வெறுங்குழிக்கு முன் விதைப்பு நின்றால், அதற்கு அப்பால் காய் உள்ள முதல் குழியின் காய்களை எடுப்பார்.
rule-capture-sweep-run-single = துடைத்து எடுப்பது ஒரு குழியை மட்டுமே.
rule-capture-sweep-run-alternating = எடுத்த குழிக்கு அடுத்தது காலியாகவும் அதற்கு அடுத்தது நிரம்பியும் இருந்தால் அதையும் எடுப்பார்; இப்படியே தொடரும்.
rule-capture-sweep-then-turn-over = துடைத்து எடுத்ததும் முறை முடியும்.
rule-capture-sweep-then-relay-on = துடைத்து எடுத்ததும், எடுத்த குழிக்கு அடுத்த குழியில் காய் இருந்தால் அதை எடுத்து விதைப்பைத் தொடர்வார்.
rule-heading-capture-last-seed = கடைசிக் காயால் எடுப்பு
rule-capture-last-seed-count = கடைசிக் காய் தன் குழியின் எண்ணிக்கையை இவற்றில் ஒன்றாக்கினால் எடுக்கும்: { $value }.
rule-capture-last-seed-rows-both = கடைசிக் காய் இரு வரிசைகளிலும் எடுக்கும்.
rule-capture-last-seed-rows-own = கடைசிக் காய் ஆடுபவரின் வரிசையில் மட்டும் எடுக்கும்.
rule-capture-last-seed-rows-opponent = கடைசிக் காய் எதிராளியின் வரிசையில் மட்டும் எடுக்கும்.
rule-capture-last-seed-run-none = கடைசிக் காயின் குழி மட்டுமே எடுக்கப்படும்.
rule-capture-last-seed-run-backwards = அந்த எண்ணிக்கை இருக்கும்வரை, கடைசிக் காயின் குழிக்கு முந்தைய குழிகளும் எடுக்கப்படும்.
rule-capture-last-seed-run-forwards = அந்த எண்ணிக்கை இருக்கும்வரை, கடைசிக் காயின் குழிக்கு அடுத்த குழிகளும் எடுக்கப்படும்.
rule-capture-last-seed-run-taken-together = தொடரின் குழிகள் முதலில் தீர்மானிக்கப்பட்டு, பிறகு ஒன்றாக எடுக்கப்படும்.
rule-capture-last-seed-run-taken-one-by-one = தொடரின் குழிகள் ஒவ்வொன்றாக, அடுத்ததைப் பார்க்கும் முன் எடுக்கப்படும்.
rule-capture-last-seed-opposite-left = எடுத்த குழிகளின் எதிர்க் குழிகள் அப்படியே இருக்கும்.
rule-capture-last-seed-opposite-taken = எடுத்த குழிகளின் எதிர்க் குழிகளில் உள்ளவையும் எடுக்கப்படும்.
rule-capture-last-seed-grand-slam-stands = எதிராளியின் எல்லாக் காய்களையும் ஒரே எடுப்பில் எடுக்கலாம்.
rule-capture-last-seed-grand-slam-captures-nothing = எதிராளியைக் காய் இல்லாமல் செய்யும் எடுப்பு எதையும் எடுக்காது.
rule-heading-capture-lone-seed = தனிக் காயால் எடுப்பு
rule-capture-lone-seed-needs-opposite-occupied = கடைசிக் காய் தம் வரிசையின் வெறுங்குழியில் விழுந்து எதிர்க் குழியில் காய் இருந்தால், எல்லாம் ஆடுபவரின் சேமிப்புக்குச் செல்லும்.
rule-capture-lone-seed-needs-nothing = கடைசிக் காய் தம் வரிசையின் வெறுங்குழியில் விழுந்தால், எதிரில் உள்ளவற்றுடன் ஆடுபவரின் சேமிப்புக்குச் செல்லும்.

## முடிவுகள்

rule-heading-end-empty-row = முடிவு: காலி வரிசை
rule-end-empty-row-whose-mover = ஆட வேண்டியவரின் வரிசையில் காய் இல்லையென்றால் ஆட்டை முடியும்.
rule-end-empty-row-whose-either = ஏதாவது ஒரு வரிசை காலியானால் ஆட்டை முடியும்.
rule-end-empty-row-rest-opponent = எஞ்சியவை எல்லாம் காய் இல்லாதவரின் எதிராளிக்கு.
rule-end-empty-row-rest-empty-player = எஞ்சியவை எல்லாம் காய் இல்லாதவருக்கு.
rule-end-empty-row-rest-row-owner = ஒவ்வொருவரும் தம் வரிசையில் உள்ளவற்றை வைத்துக்கொள்வர்.
rule-heading-end-few-seeds = முடிவு: சில காய்கள்
rule-end-few-seeds-at-most = பலகையில் { $value ->
    [0] காய் எதுவும் இல்லாதபோது
    [one] ஒரு காய்க்கு மேல் இல்லாதபோது
   *[other] { $value } காய்களுக்கு மேல் இல்லாதபோது
} ஆட்டை முடியும்.
rule-end-few-seeds-rest-shared = பலகையின் கடைசிக் காய்கள் சமமாகப் பகிரப்படும்; மீந்த ஒன்று யாருக்கும் இல்லை.
rule-end-few-seeds-rest-row-owner = கடைசிக் காய்களில் தம் வரிசையில் உள்ளவை அவரவருக்கு.
rule-end-few-seeds-rest-nobody = பலகையின் கடைசிக் காய்கள் யாருக்கும் சேரா.
rule-heading-end-starved = முடிவு: பட்டினி
rule-end-starved-rest-starved = காய் இல்லாதவருக்கு ஊட்ட முடியாவிட்டால், எஞ்சியவை எல்லாம் அவருக்கே.
rule-end-starved-rest-feeder = காய் இல்லாதவருக்கு ஊட்ட முடியாவிட்டால், எஞ்சியவை எல்லாம் மற்றவருக்கு.
rule-end-starved-rest-row-owner = காய் இல்லாதவருக்கு ஊட்ட முடியாவிட்டால், தம் வரிசையில் உள்ளவை அவரவருக்கு.
rule-heading-end-majority = முடிவு: பாதிக்கு மேல்
rule-end-majority-then-over = { $total } காய்களில் பாதிக்கு மேல் சேர்த்தவர் வெல்வார், ஆட்டம் நிற்கும்; பலகைக் காய்கள் யாருக்கும் சேரா.
rule-end-majority-then-play-on = ஒருவர் { $total } காய்களில் பாதிக்கு மேல் சேர்த்தாலும் ஆட்டம் தொடரும்.
rule-heading-repetition = திரும்ப வருதல்
rule-repetition-count = அதே பலகை, ஆட வேண்டியவரும் அவரே என { $value } ஆம் முறை வரும்போது ஆட்டை முடியும்.
rule-repetition-rest-shared = திரும்ப வந்தபின் பலகைக் காய்கள் சமமாகப் பகிரப்படும்; மீந்த ஒன்று யாருக்கும் இல்லை. முன்பே இதற்கு ஒப்புக்கொள்ளலாம்.
rule-repetition-rest-row-owner = திரும்ப வந்தபின் தம் வரிசையில் உள்ளவை அவரவருக்கு. முன்பே இதற்கு ஒப்புக்கொள்ளலாம்.
rule-repetition-rest-nobody = திரும்ப வந்தபின் பலகைக் காய்கள் யாருக்கும் சேரா. முன்பே இதற்கு ஒப்புக்கொள்ளலாம்.

## முழு ஆட்டம்

rule-heading-match = முழு ஆட்டம்
rule-match-refill = அடுத்த ஆட்டைக்கு, தம்மிடம் உள்ளவற்றால் தம் வரிசைக் குழிகளில் { $value } வீதம் நிரப்புவர். நிரப்ப முடியாத குழிகள் அந்த ஆட்டையில் மூடப்படும்.
rule-match-fill-from-own-left = தம் இடப்பக்கத்திலிருந்து நிரப்பத் தொடங்குவர்.
rule-match-fill-from-own-right = தம் வலப்பக்கத்திலிருந்து நிரப்பத் தொடங்குவர்.
rule-match-remainder-kept = குழியை நிரப்பாத காய்கள் சேமிப்பில் இருக்கும்.
rule-match-starter-alternates = ஓர் ஆட்டையில் முதலில் ஆடாதவர் அடுத்ததில் முதலில் ஆடுவார்.
rule-match-over-cannot-fill-a-hole = ஒருவரால் ஒரு குழியைக்கூட நிரப்ப முடியாதபோது முழு ஆட்டமும் முடியும்; மற்றவர் வெல்வார்.
rule-match-rounds = அதிகபட்சம் { $value ->
    [one] ஓர் ஆட்டையில்
   *[other] { $value } ஆட்டைகளில்
} முழு ஆட்டமும் முடியும்.
rule-match-rounds-until-exhausted = அதுவரை எத்தனை ஆட்டைகள் வேண்டுமோ அத்தனை.

## இல்லாதவை

rule-without-deal = ஒவ்வோர் ஆட்டையும் குழிகளில் ஒரே எண்ணிக்கையுடன் தொடங்கும்; எதுவும் சிதறப்படாது.
rule-without-ritual = பக்கத் தேர்வு இல்லை; முதல் ஆட்டக்காரர் தெற்கில் அமர்வார்.
rule-without-feeding = எதிராளியிடம் காய் இல்லாவிட்டாலும் கொடுக்க வேண்டியதில்லை.
rule-without-capture-while-sowing = விதைக்கும்போது எதுவும் எடுக்கப்படாது.
rule-without-capture-last-seed = கடைசிக் காய் குழியின் எண்ணிக்கையால் எதையும் எடுக்காது.
rule-without-capture-lone-seed = தனியான கடைசிக் காய் எதையும் எடுக்காது.
rule-without-capture-sweep = வெறுங்குழியைத் துடைத்து எதுவும் எடுக்கப்படாது.
rule-without-end-empty-row = காலி வரிசை ஆட்டையை முடிக்காது.
rule-without-end-few-seeds = சில காய்களே எஞ்சியதால் ஆட்டை முடியாது.
rule-without-end-starved = ஒருவருக்கு ஊட்ட முடியாததால் ஆட்டை முடியாது.
rule-without-end-majority = ஒருவர் பாதிக்கு மேல் சேர்த்தாலும் ஆட்டம் தொடரும்.
rule-without-match = ஆட்டை தனித்தது; முழு ஆட்டம் இல்லை.

## ஆதாரங்கள் வேறுபடும் இடத்துக் கேள்விகள்

rule-ask-board-holes = ஒரு வரிசையில் எத்தனை குழிகள்?
rule-ask-board-stores = சேமிப்பில் விதைப்பதுண்டா?
rule-ask-setup-seeds = ஒரு குழியில் தொடக்கத்தில் எத்தனை காய்கள்?
rule-ask-setup-first = யார் முதலில் ஆடுவது?
rule-ask-deal = தொடக்கத்தில் காய்கள் எப்படி இருக்கும்?
rule-ask-deal-least = தற்செயல் பங்கீட்டில் ஒவ்வொரு குழிக்கும் எத்தனை?
rule-ask-ritual = பக்கத் தேர்வு உண்டா?
rule-ask-ritual-manner = பக்கம் எப்படித் தேர்ந்தெடுக்கப்படும்?
rule-ask-turn-from = எந்தக் குழிகளிலிருந்து விதைக்கலாம்?
rule-ask-turn-direction = எந்தத் திசையில் விதைக்கப்படும்?
rule-ask-turn-stuck = விதைக்கக் காய் இல்லாதவர் என்ன செய்வார்?
rule-ask-turn-again = எப்போது மீண்டும் ஆடலாம்?
rule-ask-feeding = காய் இல்லாதவருக்குக் கொடுக்க வேண்டுமா?
rule-ask-feeding-tested = எப்போது ஓர் ஆட்டம் ஊட்டுவதாகும்?
rule-ask-sowing-origin = நீண்ட சுற்று தொடங்கிய குழியிலும் விதைக்குமா?
rule-ask-sowing-relay = ஒரு சுற்று அடுத்ததற்கு எப்படிச் செல்லும்?
rule-ask-sowing-closed-holes = விதைப்பவருக்கும் எடுப்பவருக்கும் மூடிய குழிகள் என்ன?
rule-ask-sowing-endless = விதைப்பு முடியவே முடியாவிட்டால்?
rule-ask-capture-while-sowing = விதைக்கும்போது எடுப்பு உண்டா?
rule-ask-capture-while-sowing-count = விதைக்கும்போது எந்த எண்ணிக்கைகள் எடுக்கப்படும்?
rule-ask-capture-while-sowing-taken-by = விதைக்கும்போது எடுக்கப்படுபவை யாருக்கு?
rule-ask-capture-while-sowing-last-seed = சுற்றின் கடைசிக் காயும் எடுக்குமா?
rule-ask-capture-last-seed = கடைசிக் காய் குழியின் எண்ணிக்கையால் எடுக்குமா?
rule-ask-capture-last-seed-count = கடைசிக் காய் எந்த எண்ணிக்கைகளை எடுக்கும்?
rule-ask-capture-last-seed-rows = கடைசிக் காய் எந்த வரிசைகளில் எடுக்கும்?
rule-ask-capture-last-seed-run = கடைசிக் காயின் குழியுடன் எந்தப் பக்கத்துக் குழிகள் எடுக்கப்படும்?
rule-ask-capture-last-seed-run-taken = பல குழிகள் ஒன்றாகவா ஒவ்வொன்றாகவா எடுக்கப்படும்?
rule-ask-capture-last-seed-opposite = எடுத்த குழிகளின் எதிர்க் குழிகள் என்னவாகும்?
rule-ask-capture-last-seed-grand-slam = எதிராளியின் எல்லாவற்றையும் எடுக்கலாமா?
rule-ask-capture-lone-seed = வெறுங்குழியில் விழும் கடைசிக் காய் எடுக்குமா?
rule-ask-capture-lone-seed-needs = வெறுங்குழியில் விழும் கடைசிக் காய் எப்போது எடுக்கும்?
rule-ask-capture-sweep = வெறுங்குழியைத் துடைத்து எடுப்பதுண்டா?
rule-ask-capture-sweep-takes = வெறுங்குழிக்கு அப்பால் எந்தக் குழி எடுக்கப்படும்?
rule-ask-capture-sweep-run = துடைத்து ஒன்றுக்கு மேற்பட்ட குழிகளை எடுக்கலாமா?
rule-ask-capture-sweep-then = துடைத்து எடுத்தபின் முறை எப்படித் தொடரும்?
rule-ask-end-empty-row = காலி வரிசை ஆட்டையை முடிக்குமா?
rule-ask-end-empty-row-whose = யாருடைய காலி வரிசை ஆட்டையை முடிக்கும்?
rule-ask-end-empty-row-rest = வரிசை காலியானால் எஞ்சியவை யாருக்கு?
rule-ask-end-few-seeds = சில காய்களே எஞ்சினால் ஆட்டை முடியுமா?
rule-ask-end-few-seeds-at-most = எத்தனை காய்கள் எஞ்சினால் ஆட்டை முடியும்?
rule-ask-end-few-seeds-rest = இறுதியில் எஞ்சும் காய்கள் யாருக்கு?
rule-ask-end-starved = காய் இல்லாதவருக்கு ஊட்ட முடியாவிட்டால்?
rule-ask-end-starved-rest = ஊட்ட முடியாதபோது எஞ்சியவை யாருக்கு?
rule-ask-end-majority = பாதிக்கு மேல் சேர்த்தால் ஆட்டை முடியுமா?
rule-ask-end-majority-then = பாதிக்கு மேல் சேர்த்தால் ஆட்டை முடியுமா?
rule-ask-repetition-count = ஒரே நிலை எத்தனை முறை வரலாம்?
rule-ask-repetition-rest = திரும்ப வந்தபின் எஞ்சியவை யாருக்கு?
rule-ask-match = பல ஆட்டைகள் சேர்ந்து முழு ஆட்டமா?
rule-ask-match-refill = அடுத்த ஆட்டைக்குக் குழியில் எத்தனை நிரப்பப்படும்?
rule-ask-match-fill-from = எந்தக் கோடியிலிருந்து நிரப்பத் தொடங்குவர்?
rule-ask-match-remainder = குழியை நிரப்பாத காய்கள் என்னவாகும்?
rule-ask-match-starter = அடுத்த ஆட்டையை யார் தொடங்குவர்?
rule-ask-match-over = முழு ஆட்டம் எப்போது முடியும்?
rule-ask-match-rounds = முழு ஆட்டத்தில் எத்தனை ஆட்டைகள்?

option-fours-to = பசுக்கள் (நான்குகள்) யாருக்கு?
option-last-seed-four = சுற்றின் கடைசிக் காய் உண்டாக்கும் பசு எடுக்கப்படுமா?
