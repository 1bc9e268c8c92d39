### செயலி சொல்பவை. `$who` யார் என்பதை `$whoIs` சொல்கிறது: `you` என்றால் படிப்பவர், `other` என்றால் வேறொருவர்.

app-name = Kuzhi
app-menu = பட்டியல்
app-settings = அமைப்புகள்
app-skip = பலகைக்குச் செல்
app-update = புதிய பதிப்பு வந்துள்ளது.
app-update-now = பயன்படுத்து
app-offline-ready = இனி இணையம் இல்லாமலும் குழி இயங்கும்.

page-play = விளையாடு
page-learn = கற்றுக்கொள்
page-puzzles = புதிர்கள்
page-study = ஆராய்
page-about = பற்றி

side-south = தெற்கு
side-north = வடக்கு
name-you = நீங்கள்
name-computer = கணினி
plate-level = நிலை { $level }
plate-seeds = { $seeds ->
    [one] 1 காய் கிடைத்தது
   *[other] { $seeds } காய்கள் கிடைத்தன
}
plate-round = ஆட்டை { $round }

## பலகை

board-label = பலகை
board-row = { $seat } வரிசை
board-hole = { $seat } { $number }: { $seeds ->
    [0] வெறுங்குழி
    [one] 1 காய்
   *[other] { $seeds } காய்கள்
}{ $state ->
    [closed] , மூடிய குழி
    [playable] , ஆடலாம்
   *[other] {""}
}.
board-store = { $seat } சேமிப்பு: { $seeds ->
    [one] 1 காய்
   *[other] { $seeds } காய்கள்
}

## என்ன செய்யலாம்

prompt-first = உங்கள் வரிசையில் ஒரு குழியைத் தேர்ந்தெடுங்கள். காய்கள் அம்புக்குறி காட்டும் திசையில் செல்லும்.
prompt-turn = { $whoIs ->
    [you] உங்கள் முறை.
   *[other] { $who } ஆட வேண்டும்.
}
prompt-thinking = கணினி யோசிக்கிறது …
prompt-pass = { $whoIs ->
    [you] விதைக்க உங்களிடம் காய் இல்லை; முறையை விட வேண்டும்.
   *[other] { $who } பக்கத்தில் விதைக்கக் காய் இல்லை; முறையை விட வேண்டும்.
}
prompt-forced = விதிகளின்படி ஒரே ஆட்டம்தான் உண்டு. பலகையைப் பார்த்துவிட்டு ஓடவிடுங்கள்.
prompt-confirm = விதைக்க அதே குழியை மீண்டும் தொடுங்கள்; மனம் மாறினால் வேறொன்றைத் தொடுங்கள்.

bar-label = செய்யக்கூடியவை
bar-confirm = இந்தக் குழியை விதை
bar-pass = முறையை விடு
bar-go = தொடர்
bar-new = புதிது
bar-undo = பின்
bar-redo = முன்
bar-hint = குறிப்பு
bar-truth = மதிப்பு

hint-thinking = முன்னோக்கிப் பார்க்கிறது …
hint-exact = குழி { $hole } சிறந்தது: இங்கிருந்து { $gain }.
hint-guess = குழி { $hole } சிறந்ததாகத் தெரிகிறது: இங்கிருந்து ஏறத்தாழ { $gain }.
value-exact = இங்கிருந்து மதிப்பு { $value }.
value-guess = இங்கிருந்து மதிப்பு ஒருவேளை { $value }.

## ஆட்டம் என்ன செய்தது

told-pass = { $whoIs ->
    [you] விதைக்க உங்களிடம் காய் இல்லாததால் முறையை விட்டீர்கள்.
   *[other] { $who }: விதைக்கக் காய் இல்லாததால் முறை விடப்பட்டது.
}
told-sow = { $whoIs ->
    [you] குழி { $hole } காய்களை விதைத்தீர்கள்.
   *[other] { $who }: குழி { $hole } விதைக்கப்பட்டது.
}
told-sow-laps = { $whoIs ->
    [you] குழி { $hole } காய்களை { $laps } சுற்றுகளில் விதைத்தீர்கள்.
   *[other] { $who }: குழி { $hole } { $laps } சுற்றுகளில் விதைக்கப்பட்டது.
}
told-caught = { $whoIs ->
    [you] { $seeds ->
        [one] 1 காய் எடுத்தீர்கள்.
       *[other] { $seeds } காய்கள் எடுத்தீர்கள்.
    }
   *[other] { $seeds ->
        [one] { $who } பக்கம் 1 காய் எடுக்கப்பட்டது.
       *[other] { $who } பக்கம் { $seeds } காய்கள் எடுக்கப்பட்டன.
    }
}
told-swept = { $whoIs ->
    [you] { $seeds ->
        [one] வெறுங்குழியைத் துடைத்து 1 காய் எடுத்தீர்கள்.
       *[other] வெறுங்குழியைத் துடைத்து { $seeds } காய்கள் எடுத்தீர்கள்.
    }
   *[other] { $seeds ->
        [one] { $who }: வெறுங்குழியைத் துடைத்து 1 காய் எடுக்கப்பட்டது.
       *[other] { $who }: வெறுங்குழியைத் துடைத்து { $seeds } காய்கள் எடுக்கப்பட்டன.
    }
}
told-stored = { $seeds ->
    [one] ஒரு காய் சேமிப்பில் விழுந்தது.
   *[other] { $seeds } காய்கள் சேமிப்பில் விழுந்தன.
}
told-given = { $whoIs ->
    [you] { $seeds ->
        [one] அதில் உங்களுக்கு 1 காய் கிடைத்தது.
       *[other] அதில் உங்களுக்கு { $seeds } காய்கள் கிடைத்தன.
    }
   *[other] { $seeds ->
        [one] அதில் { $who } பக்கத்துக்கு 1 காய் கிடைத்தது.
       *[other] அதில் { $who } பக்கத்துக்கு { $seeds } காய்கள் கிடைத்தன.
    }
}
told-nothing = எதுவும் எடுக்கப்படவில்லை.
told-endless = விதைப்பு முடிவே இல்லாமல் போயிருக்கும்; அதனால் நிறுத்தப்பட்டது.
told-again = { $whoIs ->
    [you] நீங்களே மீண்டும் ஆடலாம்.
   *[other] { $who } மீண்டும் ஆடும்.
}

## எப்படி முடிந்தது

told-over-no-seeds = ஆட்டை முடிந்தது: ஆட வேண்டியவரிடம் காய் இல்லை.
told-over-row-empty = ஆட்டை முடிந்தது: ஒரு வரிசை காலி.
told-over-starved = ஆட்டை முடிந்தது: ஒருவரிடம் காய் இல்லை, அவருக்குக் கொடுக்கவும் முடியாது.
told-over-majority = ஆட்டை முடிந்தது: { $total } காய்களில் பாதிக்கு மேல் எடுக்கப்பட்டன.
told-over-few-seeds = ஆட்டை முடிந்தது: பலகையில் { $seeds ->
    [0] காய் எதுவும் இல்லை
    [one] ஒரே ஒரு காய்தான் உள்ளது
   *[other] { $seeds } காய்கள்தான் உள்ளன
}.
told-over-board-empty = ஆட்டை முடிந்தது: பலகை காலி.
told-over-endless = ஆட்டை முடிந்தது: விதைப்பு முடிவே இல்லாமல் போயிருக்கும்.
told-over-repetition = ஆட்டை முடிந்தது: ஒரே நிலை பல முறை திரும்ப வந்துவிட்டது.
told-over-agreement = ஆட்டை முடிந்தது: நிறுத்த இருவரும் ஒப்புக்கொண்டீர்கள்.
told-score = { $southWho }: { $south }. { $northWho }: { $north }.
told-odd-seed = ஒரு காய் மீந்தது; அது { $whoIs ->
    [you] உங்களுக்கு
   *[other] { $who } பக்கத்துக்கு
}.
told-unscored = { $seeds ->
    [one] ஒரு காய் யாருக்கும் சேராது.
   *[other] { $seeds } காய்கள் யாருக்கும் சேரா.
}
told-wins = { $whoIs ->
    [you] நீங்கள் வென்றீர்கள்!
   *[other] { $who } வென்றது.
}
told-draw = ஆட்டம் சமன்.
told-match-exhausted = { $whoIs ->
    [you] ஆட்டம் முடிந்தது: உங்களால் ஒரு குழியைக்கூட நிரப்ப முடியாது.
   *[other] ஆட்டம் முடிந்தது: { $who } ஒரு குழியைக்கூட நிரப்ப முடியாது.
}
told-match-round-limit = ஆட்டம் முடிந்தது: கடைசி ஆட்டை ஆடியாயிற்று.
told-match-wins = { $whoIs ->
    [you] முழு ஆட்டத்தையும் நீங்கள் வென்றீர்கள்!
   *[other] முழு ஆட்டத்தையும் { $who } வென்றது.
}
told-match-draw = முழு ஆட்டமும் சமன்.

ended-next = ஆட்டை { $round }
ended-again = மீண்டும் விளையாடு
ended-study = இந்த ஆட்டத்தை ஆராய்
ended-other-row = மற்ற வரிசைக்குக் கிடைத்தது: { $seeds ->
    [one] 1 காய்
   *[other] { $seeds } காய்கள்
}.

## ஏன் முடியாது

refusal-no-such-hole = பலகையில் அப்படி ஒரு குழி இல்லை.
refusal-not-yours = அந்தக் குழி மற்ற வரிசையில் உள்ளது. உங்கள் குழியைத் தேர்ந்தெடுங்கள்.
refusal-closed = அந்தக் குழி இந்த ஆட்டையில் மூடியுள்ளது.
refusal-empty = அது வெறுங்குழி. காய் உள்ள குழியைத் தேர்ந்தெடுங்கள்.
refusal-forced = குழி { $hole } மட்டுமே ஆடலாம்.
refusal-must-feed = மற்றவரிடம் காய் இல்லை. அவர் வரிசைக்குக் காய் சேரும் குழியைத் தேர்ந்தெடுங்கள்.
refusal-endless = அந்த விதைப்பு முடியவே முடியாது. வேறு குழியைத் தேர்ந்தெடுங்கள்.
refusal-must-pass = விதைக்க உங்களிடம் காய் இல்லை: முறையை விடுங்கள்.
refusal-cannot-pass = விதைக்க உங்களிடம் காய் உள்ளது; முறையை விட முடியாது.
refusal-over = ஆட்டை முடிந்துவிட்டது.

error-engine = விதிகளை ஏற்ற முடியவில்லை. பக்கத்தை மீண்டும் ஏற்றுங்கள்.
error-no-such-game = “{ $game }” என்ற விளையாட்டு இல்லை.
error-not-now = அது இப்போது முடியாது.
error-sides-first = முதலில் பக்கங்களைத் தேர்ந்தெடுக்க வேண்டும்.
error-too-long = ஓர் ஆட்டத்துக்கு இது மிக நீளம்.
error-total = { $found } காய்கள் உள்ளன; இந்த விளையாட்டில் { $expected } இருக்க வேண்டும். ‘ஆராய்’ பகுதியில் எத்தனையும் இருக்கலாம்.
error-unsolvable = இந்த விளையாட்டின் நிலைகளுக்குச் சரியான மதிப்பு இல்லை.
error-other-digest = இந்தப் பதிவு வேறு விதிகளில் ஆடப்பட்டது; ஆடக்கூடிய வரை காட்டப்படுகிறது.
error-move = { $number }-வது ஆட்டத்தை ({ $action }) ஆட முடியாது. அதற்கு முன்னுள்ளவை காட்டப்படுகின்றன.
error-long-link = இந்த இணைப்பின் முதல் { $most } ஆட்டங்கள் மட்டும் காட்டப்படுகின்றன; அதில் இன்னும் உள்ளன.

## உள்ளிட்டதில் என்ன தவறு

fault-place = { $place ->
    [hole] { $row ->
        [south] தெற்கின் குழி { $number }
       *[north] வடக்கின் குழி { $number }
    }
    [row] { $row ->
        [south] தெற்கின் வரிசை
       *[north] வடக்கின் வரிசை
    }
    [store] { $row ->
        [south] தெற்கின் சேமிப்பு
       *[north] வடக்கின் சேமிப்பு
    }
    [mover] யார் முறை
    [field] புலம் { $number }
   *[text] நிலை
}
fault-missing = { fault-place }: இல்லை.
fault-number = { fault-place }: “{ $found }” 0 முதல் 255 வரையான முழு எண் அல்ல.
fault-seeds = { fault-place }: “{ $found }” காய்களின் எண்ணிக்கை அல்ல; 0 முதல் 255 வரை முழு எண், அல்லது மூடிய குழிக்கு x.
fault-rows = இரு வரிசைகளையும் நடுவே சாய்கோட்டுடன் எழுதுங்கள்; இரண்டிலும் சம எண்ணிக்கையில் 1 முதல் 16 குழிகள், குழிகளுக்கு இடையே காற்புள்ளி.
fault-mover = { fault-place }: “{ $found }” ஒரு பக்கம் அல்ல; s அல்லது n என எழுதுங்கள்.
fault-trailing = நிலைக்குப் பின் “{ $found }” வர முடியாது.
fault-long = ஒரு நிலைக்கு இது மிக நீளம்.
fault-holes = { fault-place }: { $given } குழிகள் உள்ளன; இந்த விளையாட்டில் { $wanted }.
fault-total = { $total } காய்கள் மிக அதிகம்; அதிகபட்சம் 255.
fault-row-closed = { fault-place }: ஒரு குழியாவது திறந்திருக்க வேண்டும்.
fault-no-closed = { fault-place }: இந்த விளையாட்டில் மூடிய குழிகள் இல்லை.
fault-move = “{ $found }” ஆட்டம் அல்ல; 3 அல்லது S3 போல ஒரு குழியை எழுதுங்கள்.

record-empty = பதிவு காலியாக உள்ளது.
record-unknown = வரி { $line }: “{ $found }” புரியவில்லை.
record-place = வரி { $line }: “{ $found }” அங்கே வர முடியாது.
record-comment = வரி { $line }: ஒரு குறிப்பு மூடப்படவில்லை.
record-position = வரி { $line }: நிலையைப் படிக்க முடியவில்லை.
record-move = வரி { $line }: ஆட்டத்தைப் படிக்க முடியவில்லை.
record-result = வரி { $line }: “{ $found }” ஆட்டங்கள் முடியும் முடிவு அல்ல.
record-no-result = ஆட்டை { $round }: முடிவு இல்லை.
record-more = மேலும் தவறுகள் உள்ளன.
replay-start = ஆட்டை { $round } இந்த விளையாட்டின் ஆட்டை போலத் தொடங்கவில்லை.
replay-next = ஆட்டை { $round } முந்தைய ஆட்டை முடிந்த இடத்தில் தொடங்கவில்லை.
replay-over = ஆட்டை { $round }: போட்டி அதற்கு முன்பே முடிந்தது.
replay-choices = ஆட்டை { $round }: இந்த விளையாட்டில் பக்கங்கள் அப்படித் தேர்வதில்லை.
replay-move = ஆட்டை { $round }: { $move }-ஆம் ஆட்டத்தை ஆட முடியாது.
replay-gain = ஆட்டை { $round }: { $move }-ஆம் ஆட்டம் வெல்வது { $found }, { $written } அல்ல.
replay-end = ஆட்டை { $round } பதிவு சொல்வது போல முடியவில்லை.

## பக்கத் தேர்வு

ritual-ask = ஒற்றையா இரட்டையா? கைக்குள் ஒரு காய் அல்லது இரண்டு காய்கள் மறைந்துள்ளன.
ritual-odd = ஒற்றை
ritual-even = இரட்டை
ritual-was-odd = ஒரு காய் இருந்தது.
ritual-was-even = இரண்டு காய்கள் இருந்தன.
ritual-right = ஊகம் சரி.
ritual-wrong = ஊகம் தவறு.
ritual-choose = ஒரு பக்கத்தைத் தேர்ந்தெடுங்கள். பொறுமையாகப் பலகையைப் பாருங்கள்.
ritual-south = கீழ் வரிசை
ritual-north = மேல் வரிசை
ritual-wait = மற்றவர் பக்கத்தைத் தேர்ந்தெடுக்கிறார்.

## புதிய ஆட்டம்

new-title = புதிய ஆட்டம்
new-game = விளையாட்டு
new-who = யார் விளையாடுகிறார்கள்?
new-computer = கணினியுடன்
new-across = இந்தக் கருவியில் இருவர்
new-level = நிலை { $level }
new-level-text = { $level ->
    [1] மிக எளிது: பாதி நேரம் கனவு காணும்
    [2] எளிது: எடுக்கக்கூடியதைப் பார்க்கும்
    [3] எளிது: உங்கள் பதிலைப் பார்க்கும்
    [4] நடுத்தரம்: நான்கு ஆட்டம் முன்னோக்கி
    [5] நன்று: ஆறு ஆட்டம் முன்னோக்கி
    [6] வலிமை: ஒன்பது ஆட்டம் முன்னோக்கி
    [7] மிக வலிமை: பதினாறு ஆட்டம் முன்னோக்கி
   *[8] முடிந்தவரை வலிமை
}
new-rounds = எவ்வளவு நேரம்?
new-one-round = ஓர் ஆட்டை
new-match = ஒருவர் குழியை நிரப்ப முடியாத வரை முழு ஆட்டம்
new-options = கருத்து வேறுபாடுள்ள விதிகள்
new-begin = தொடங்கு
ask-title = ஓர் ஆட்டம் நடந்துகொண்டிருக்கிறது
ask-text = நீங்கள் { $game } விளையாடிக்கொண்டிருக்கிறீர்கள். அதைத் தொடர்வதா, அதற்குப் பதிலாக { $other } தொடங்குவதா? தொடங்கினால் நடக்கும் ஆட்டம் முடிந்துவிடும்.
ask-on = அதைத் தொடர்
ask-new = புதியதைத் தொடங்கு
kept-title = உங்கள் கடைசி ஆட்டம்
kept-part = சேமித்ததில் எல்லாவற்றையும் படிக்க முடியவில்லை. ஆட முடிந்த இடத்திலிருந்து ஆட்டம் தொடர்கிறது; சேமித்தது இந்தச் சாதனத்தில் தனியாக வைக்கப்பட்டுள்ளது.
kept-none = அதைப் படிக்க முடியவில்லை. சேமித்தது இந்தச் சாதனத்தில் தனியாக வைக்கப்பட்டுள்ளது; புதிய ஆட்டம் தொடங்குகிறது.
options-preset = ஆயத்த விதிகள்
options-usual = வழக்கமானவை
sheet-close = மூடு

## ஆட்டங்கள்

moves-title = ஆட்டங்கள் ({ $count })
moves-none = இன்னும் யாரும் ஆடவில்லை.
moves-lost = −{ $seeds }
review-start = மதிப்பு என்ன?
review-start-over = எந்த ஆட்டங்கள் முக்கியம்?
review-running = ஒவ்வோர் ஆட்டமாகப் பார்க்கிறது …
review-mistakes = இந்த ஆட்டங்களில் இழப்பு ஏற்பட்டது.
review-none = எதுவும் இழக்கப்படவில்லை.
review-what-if = ஆட்டம் { $move }: { $played } ஆடியதால் { $seeds ->
    [one] ஒரு காய்
   *[other] { $seeds } காய்கள்
} இழப்பு; { $better } மேலானது.
review-try = அங்கிருந்து ஆடிப்பார்
graph-label = ஒவ்வோர் ஆட்டத்துக்குப் பின்னும் கீழ் வரிசை எவ்வளவு முன்னிலை; முடிவில் { $value }
graph-legend = கோட்டுக்கு மேல் என்றால் கீழ் வரிசை முன்னிலை. வெற்றுப் புள்ளிகள் மதிப்பீடுகள்; சாய்சதுரம் ஒரு தவறு.

## அமைப்புகள்

set-language = மொழி
set-digits = இந்த மொழியின் எண்கள்
set-speed = காய்களின் வேகம்
set-speed-slow = மெதுவாக
set-speed-normal = வழக்கம்
set-speed-fast = வேகமாக
set-speed-off = இல்லை
set-sound = ஒலி
set-confirm = ஒவ்வோர் ஆட்டத்தையும் உறுதி செய்
set-turned = இருவர் ஆடும்போது எதிர் வரிசையைத் திருப்பு
set-look = நிறங்கள்
set-look-auto = கருவியைப் போல
set-look-light = வெளிச்சம்
set-look-dark = இருள்
set-orientation = பலகை
set-orientation-auto = பொருந்தும்படி
set-orientation-landscape = அகலமாக
set-orientation-portrait = உயரமாக
set-pieces = காய்கள்
set-pieces-usual = விளையாட்டின் வழக்கப்படி
set-pieces-cowrie = சோழி
set-pieces-tamarind = புளியங்கொட்டை
set-pieces-manjadi = மஞ்சாடி
set-pieces-bead = மணி
set-pieces-pebble = கூழாங்கல்
set-pieces-seed = சாம்பல் விதை

keys-title = விசைகள்
keys-digits = உங்கள் வரிசைக் குழியை ஆடு
keys-digits-key = 1–{ $last }
keys-arrows = குழியிலிருந்து குழிக்குச் செல்
keys-arrows-key = அம்புகள்
keys-enter = நிற்கும் குழியை ஆடு
keys-enter-key = Enter
keys-escape = ஆட்டத்தை உடனே முடி, தாளை மூடு
keys-escape-key = Esc
keys-undo = பின்வாங்கு
keys-undo-key = U
keys-hint = குறிப்பு கேள்
keys-hint-key = H
keys-help = இந்தப் பட்டியல்
keys-help-key = ?

## கற்றல்

learn-first-game = அறிவுரையுடன் முதல் ஆட்டம்
learn-try = { $count ->
    [one] ஆடிப்பார்
   *[other] ஆடிப்பார் ({ $count } நிலைகள்)
}
learn-variant = இந்த நிலை விதிகளின் வேறொரு வழக்கைக் காட்டுகிறது.
learn-sow = குழி { $hole } விதையுங்கள்.
learn-other = அதுவும் முடியும். விதியைக் காண, பின்சென்று குழி { $hole } விதையுங்கள்.
learn-done = இதுதான் விதி.
learn-again = மீண்டும்
learn-previous = முந்தையது
learn-next = அடுத்தது

## புதிர்கள்

puzzle-today = இன்றைய புதிர்
puzzle-number = புதிர் { $number }
puzzle-task = ஒரு குழி மற்ற எல்லாவற்றையும் விடத் தெளிவாக மேலானது. எது?
puzzle-grade = { $moves ->
    [one] ஓர் ஆட்டம் முன்னோக்கினால் போதும்.
   *[other] { $moves } ஆட்டங்கள் முன்னோக்குங்கள்.
}
puzzle-right = சரி! அடுத்த சிறந்த குழி { $gap } குறைவு.
puzzle-wrong = வேறொரு குழி { $gap } அதிகம்.
puzzle-show = மதிப்புகளைக் காட்டு
puzzle-study = ஆராய்
puzzle-solved = விடை கண்டவை: { $all } இல் { $count }.

## ஆராய்தல்

study-thinking = நிலையைப் பார்க்கிறது …
study-exact = சிறப்பாக ஆடினால், ஆட வேண்டியவருக்கு இங்கிருந்து { $value }.
study-guess = தெரிந்தவரை: ஆட வேண்டியவருக்கு ஏறத்தாழ { $value }.
study-turn = திருப்பு
study-why = ஏன்?
study-share = இணைப்பை நகலெடு
study-copied = நகலெடுத்தாயிற்று
study-copy = இந்த இணைப்பை நகலெடுங்கள்:
study-too-long = ஓர் இணைப்பில் அதிகபட்சம் { $most } ஆட்டங்கள் இருக்கலாம். ‘பதிவுகள்’ பகுதியில் இதைக் கோப்பாகச் சேமியுங்கள்.
why-title = சிறந்த ஆட்டம் எப்படித் தொடரும்
why-back = ஒரு காய் பின்
why-step = ஒரு காய் முன்
setup-title = ஒரு நிலையை அமை
setup-text = எழுத்தில் நிலை
setup-hole = குழி { $number }
setup-store = சேமிப்பு
setup-mover = யார் முறை?
setup-help = ஒவ்வொரு வரிசையும் அதன் உரிமையாளரின் இடப்பக்கத்திலிருந்து; x மூடிய குழி; வரிசையின் கடைசி எண் சேமிப்பு.
setup-show = காட்டு
setup-start = தொடக்கத்துக்குத் திரும்பு
records-title = பதிவுகள்
records-text = ஓர் ஆட்டத்தின் பதிவு
records-write = இந்த ஆட்டத்தை இங்கே எழுது
records-save = கோப்பாகச் சேமி
records-read = இங்குள்ளதைக் காட்டு
records-file = கோப்பைத் திற
records-more = மேலும் சிக்கல்கள்: { $count }
records-back = முன்பு இருந்ததற்குத் திரும்பு

## காய் காயாக

why-last = ஆட்டம், காய் காயாக
step-lift = சுற்று { $lap }: { $where } குழியிலிருந்து { $seeds } எடுக்கப்பட்டன.
step-drop = { $where } குழியில் ஒரு காய். கையில்: { $hand }.
step-store = சேமிப்பில் ஒரு காய். கையில்: { $hand }.
step-take-while-sowing = { $where } குழியில் இப்போது { $seeds }: அவை எடுக்கப்படுகின்றன.
step-take-sweep = வெறுங்குழிக்கு அப்பால் { $where } குழி துடைக்கப்படுகிறது: { $seeds }.
step-take-last-seed = கடைசிக் காயால் { $where } குழியில் { $seeds }: அவை எடுக்கப்படுகின்றன.
step-take-run = பக்கத்திலுள்ள { $where } குழியும் எடுக்கப்படுகிறது: { $seeds }.
step-take-opposite = எதிரேயுள்ள { $where } குழி எடுக்கப்படுகிறது: { $seeds }.
step-take-lone-seed = வெறுங்குழியில் தனிக் காய்: { $where } குழியிலிருந்து { $seeds } எடுக்கப்படுகின்றன.
step-to = { $whoIs ->
    [you] அவை உங்களுக்கு.
   *[other] அவை { $who } பக்கம் செல்கின்றன.
}
step-stop-lap-over = எல்லாக் காய்களும் விதைக்கப்பட்டன.
step-stop-next-empty = அடுத்த குழி வெறுமை; விதைப்பு நிற்கிறது.
step-stop-last-was-empty = கடைசிக் காய் வெறுங்குழியில் விழுந்தது; விதைப்பு நிற்கிறது.
step-stop-capture = எடுத்ததும் விதைப்பு முடிகிறது.
step-stop-in-store = கடைசிக் காய் சேமிப்பில் விழுந்தது.
step-stop-endless = விதைப்பு முடிவே பெறாது; அதனால் நிறுத்தப்பட்டது.

## பற்றி

about-app = இரண்டு வரிசை மரபுக் குழி விளையாட்டுகளை விளையாடவும் ஆராயவும் குழி உதவுகிறது. கணக்கிட முடிந்த இடத்தில் ஒவ்வோர் ஆட்டத்தின் மதிப்பும் துல்லியமானது; முடியாத இடத்தில் மதிப்பீடு என்றே சொல்லப்படும். இணையம் இல்லாமலும் இயங்கும்; நீங்கள் செய்வது உங்கள் கருவியிலேயே இருக்கும்.
about-also = வேறு பெயர்கள்: { $names }
about-disputed = கருத்து வேறுபாடுகள்
about-disputed-how = இவற்றில் ஆதாரங்கள் வேறுபடுகின்றன. முதல் விடை இங்கே வழக்கமானது; புதிய ஆட்டம் தொடங்கும்போது வேறொன்றைத் தேர்ந்தெடுக்கலாம்.
about-see = பார்
about-sources = ஆதாரங்கள்
about-digest = வழக்கமான விதிகளின் அடையாளம்:
