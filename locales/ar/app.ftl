### ما يقوله التطبيق. يبيّن `$whoIs` من هو `$who`: ‏`you` هو القارئ و`other` غيره.

app-name = Kuzhi
app-menu = القائمة
app-settings = الإعدادات
app-skip = إلى اللوح
app-update = هناك نسخة أحدث.
app-update-now = استعملها
app-offline-ready = صار التطبيق يعمل من دون شبكة.

page-play = العب
page-learn = تعلّم
page-puzzles = ألغاز
page-study = ادرس
page-about = حول

side-south = الجنوب
side-north = الشمال
name-you = أنت
name-computer = الحاسوب
plate-level = المستوى { $level }
plate-seeds = كسب { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}
plate-round = الجولة { $round }

## اللوح

board-label = اللوح
board-row = صف { $seat }
board-hole = { $seat } { $number }: { $seeds ->
    [zero] فارغة
    [one] حبة واحدة
    [two] حبتان
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}{ $state ->
    [closed] ، مغلقة
    [playable] ، يمكن لعبها
   *[other] {""}
}.
board-store = مخزن { $seat }: { $seeds ->
    [zero] فارغ
    [one] حبة واحدة
    [two] حبتان
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}

## ما العمل

prompt-first = اختر حفرة من صفك. تسير حباتها في اتجاه الأسهم.
prompt-turn = { $whoIs ->
    [you] دورك.
   *[other] الدور: { $who }.
}
prompt-thinking = الحاسوب يفكر …
prompt-pass = { $whoIs ->
    [you] ليس لديك حب تبذره، فعليك أن تمرّر.
   *[other] لا حب يُبذر لدى { $who }، فلا بد من التمرير.
}
prompt-forced = لا تترك القواعد إلا نقلة واحدة. انظر إلى اللوح ثم دعها تجري.
prompt-confirm = المس الحفرة مرة أخرى لتبذرها، أو المس غيرها إن غيّرت رأيك.

bar-label = ما يمكنك فعله
bar-confirm = ابذر هذه الحفرة
bar-pass = مرّر
bar-go = تابع
bar-new = جديد
bar-undo = تراجع
bar-redo = أعد
bar-hint = تلميح
bar-truth = القيم

hint-thinking = ينظر إلى الأمام …
hint-exact = الحفرة { $hole } هي الأفضل: { $gain } من الآن.
hint-guess = تبدو الحفرة { $hole } الأفضل: نحو { $gain } من الآن.
value-exact = قيمتها { $value } من الآن.
value-guess = قيمتها على الأرجح { $value } من الآن.

## ماذا فعلت النقلة

told-pass = { $whoIs ->
    [you] لم يكن لديك حب تبذره فمرّرت.
   *[other] لم يكن لدى { $who } حب يُبذر فكان التمرير.
}
told-sow = { $whoIs ->
    [you] بذرت الحفرة { $hole }.
   *[other] بذر { $who } الحفرة { $hole }.
}
told-sow-laps = { $laps ->
    [two] { $whoIs ->
        [you] بذرت الحفرة { $hole } في دورتين.
       *[other] بذر { $who } الحفرة { $hole } في دورتين.
    }
    [few] { $whoIs ->
        [you] بذرت الحفرة { $hole } في { $laps } دورات.
       *[other] بذر { $who } الحفرة { $hole } في { $laps } دورات.
    }
   *[other] { $whoIs ->
        [you] بذرت الحفرة { $hole } في { $laps } دورة.
       *[other] بذر { $who } الحفرة { $hole } في { $laps } دورة.
    }
}
told-caught = { $whoIs ->
    [you] أكلت
   *[other] أكل { $who }
} { $seeds ->
    [one] حبة واحدة
    [two] حبتين
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}.
told-swept = { $whoIs ->
    [you] مسحت الفراغ وأخذت
   *[other] مسح { $who } الفراغ وأخذ
} { $seeds ->
    [one] حبة واحدة
    [two] حبتين
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}.
told-stored = سقطت في المخزن { $seeds ->
    [one] حبة واحدة
    [two] حبتان
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}.
told-given = { $whoIs ->
    [you] نلت منها
   *[other] نال { $who } منها
} { $seeds ->
    [one] حبة واحدة
    [two] حبتين
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}.
told-nothing = لم يؤكل شيء.
told-endless = ما كان البذر لينتهي، فأُوقف.
told-again = { $whoIs ->
    [you] تلعب مرة أخرى.
   *[other] يلعب { $who } مرة أخرى.
}

## كيف انتهت

told-over-no-seeds = انتهت الجولة: لا حب لدى صاحب الدور.
told-over-row-empty = انتهت الجولة: أحد الصفين فارغ.
told-over-starved = انتهت الجولة: لا حب لدى أحد اللاعبين ولا يمكن إطعامه.
told-over-majority = انتهت الجولة: كُسب أكثر من نصف الحبات وعددها { $total }.
told-over-few-seeds = انتهت الجولة: { $seeds ->
    [zero] لم تبق على اللوح حبة
    [one] لم تبق على اللوح إلا حبة واحدة
    [two] لم تبق على اللوح إلا حبتان
    [few] لم تبق على اللوح إلا { $seeds } حبات
   *[other] لم تبق على اللوح إلا { $seeds } حبة
}.
told-over-board-empty = انتهت الجولة: اللوح فارغ.
told-over-endless = انتهت الجولة: ما كان البذر لينتهي.
told-over-repetition = انتهت الجولة: تكرر الوضع نفسه مرات كثيرة.
told-over-agreement = انتهت الجولة: اتفقتما على التوقف.
told-score = { $southWho }: { $south }. { $northWho }: { $north }.
told-odd-seed = بقيت حبة واحدة، وهي { $whoIs ->
    [you] لك
   *[other] من نصيب { $who }
}.
told-unscored = { $seeds ->
    [one] حبة واحدة لا تُحسب لأحد.
    [two] حبتان لا تُحسبان لأحد.
    [few] { $seeds } حبات لا تُحسب لأحد.
   *[other] { $seeds } حبة لا تُحسب لأحد.
}
told-wins = { $whoIs ->
    [you] فزت!
   *[other] فاز { $who }.
}
told-draw = تعادل.
told-match-exhausted = { $whoIs ->
    [you] انتهت المباراة: لا تستطيع أن تملأ حفرة.
   *[other] انتهت المباراة: لا يستطيع { $who } أن يملأ حفرة.
}
told-match-round-limit = انتهت المباراة: لُعبت الجولة الأخيرة.
told-match-wins = { $whoIs ->
    [you] فزت بالمباراة!
   *[other] فاز { $who } بالمباراة.
}
told-match-draw = انتهت المباراة بالتعادل.

ended-next = الجولة { $round }
ended-again = العب ثانية
ended-study = ادرس هذه اللعبة
ended-other-row = جاء الصف الآخر بـ { $seeds ->
    [zero] لا شيء
    [one] حبة واحدة
    [two] حبتين
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}.

## لماذا لا يجوز

refusal-no-such-hole = ليست على اللوح حفرة كهذه.
refusal-not-yours = تلك الحفرة في الصف الآخر. اختر واحدة من صفك.
refusal-closed = تلك الحفرة مغلقة في هذه الجولة.
refusal-empty = تلك الحفرة فارغة. اختر حفرة فيها حب.
refusal-forced = لا تُلعب إلا الحفرة { $hole }.
refusal-must-feed = ليس لدى الآخر حب. اختر حفرة يصل حبها إلى صفه.
refusal-endless = ما كان ذلك البذر لينتهي. اختر حفرة أخرى.
refusal-must-pass = ليس لديك حب تبذره: مرّر.
refusal-cannot-pass = لديك حب تبذره فلا يجوز التمرير.
refusal-over = انتهت الجولة.

error-engine = تعذر تحميل القواعد. أعد تحميل الصفحة.
error-no-such-game = لا توجد لعبة باسم «{ $game }».
error-not-now = ليس ذلك ممكنًا الآن.
error-sides-first = يجب اختيار الجانبين أولًا.
error-too-long = هذا أطول من أن يكون لعبة.
error-total = هناك { $found } حبة، وفي هذه اللعبة { $expected }. في صفحة الدراسة يجوز أي عدد.
error-unsolvable = ليس لأوضاع هذه اللعبة قيم دقيقة.
error-other-digest = لُعب هذا السجل بقواعد أخرى، ويُعرض إلى حيث يمكن لعبه.
error-move = لا يمكن لعب النقلة رقم { $number } ({ $action }). يُعرض ما قبلها.
error-long-link = لا تُعرض إلا النقلات الأولى من هذا الرابط، وعددها { $most }، وفيه أكثر من ذلك.

## ما الخطأ في ما كُتب

fault-place = { $place ->
    [hole] { $row ->
        [south] حفرة الجنوب { $number }
       *[north] حفرة الشمال { $number }
    }
    [row] { $row ->
        [south] صف الجنوب
       *[north] صف الشمال
    }
    [store] { $row ->
        [south] مخزن الجنوب
       *[north] مخزن الشمال
    }
    [mover] صاحب الدور
    [field] الخانة { $number }
   *[text] الوضع
}
fault-missing = ينقص: { fault-place }.
fault-number = { fault-place }: «{ $found }» ليس عددًا صحيحًا من 0 إلى 255.
fault-seeds = { fault-place }: «{ $found }» ليس عدد حبات؛ اكتب عددًا صحيحًا من 0 إلى 255، أو x لحفرة مغلقة.
fault-rows = اكتب الصفين وبينهما خط مائل، في كل منهما عدد الحفر نفسه من 1 إلى 16، وبين الحفر فواصل.
fault-mover = { fault-place }: «{ $found }» ليس جهة؛ اكتب s أو n.
fault-trailing = لا يمكن أن يأتي «{ $found }» بعد الوضع.
fault-long = هذا أطول من أن يكون وضعًا.
fault-holes = { fault-place }: عدد الحفر { $given }، وفي هذه اللعبة { $wanted }.
fault-total = { $total } من الحبات كثير جدًا؛ الحد 255.
fault-row-closed = { fault-place }: يجب أن تبقى حفرة واحدة مفتوحة على الأقل.
fault-no-closed = { fault-place }: ليس في هذه اللعبة حفر مغلقة.
fault-move = «{ $found }» ليس نقلة؛ اكتب حفرة مثل 3 أو S3.

record-empty = السجل فارغ.
record-unknown = السطر { $line }: «{ $found }» غير مفهوم.
record-place = السطر { $line }: لا يمكن أن يأتي «{ $found }» هنا.
record-comment = السطر { $line }: تعليق لم يُغلق.
record-position = السطر { $line }: تعذرت قراءة الوضع.
record-move = السطر { $line }: تعذرت قراءة النقلة.
record-result = السطر { $line }: «{ $found }» ليس النتيجة التي تنتهي بها النقلات.
record-no-result = الجولة { $round } بلا نتيجة.
record-more = توجد أخطاء أخرى.
replay-start = الجولة { $round } لا تبدأ كما تبدأ جولة من هذه اللعبة.
replay-next = الجولة { $round } لا تبدأ من حيث انتهت الجولة السابقة.
replay-over = الجولة { $round }: كانت المباراة قد انتهت قبلها.
replay-choices = الجولة { $round }: لا تُختار الجهات هكذا في هذه اللعبة.
replay-move = الجولة { $round }: لا يجوز لعب النقلة { $move }.
replay-gain = الجولة { $round }: النقلة { $move } تكسب { $found } لا { $written }.
replay-end = الجولة { $round } لا تنتهي كما يقول السجل.

## اختيار الجانبين

ritual-ask = فرد أم زوج؟ في القبضة حبة أو حبتان.
ritual-odd = فرد
ritual-even = زوج
ritual-was-odd = كانت حبة واحدة.
ritual-was-even = كانتا حبتين.
ritual-right = التخمين صحيح.
ritual-wrong = التخمين خاطئ.
ritual-choose = اختر جانبًا. خذ وقتك واقرأ اللوح.
ritual-south = الصف الأسفل
ritual-north = الصف الأعلى
ritual-wait = اللاعب الآخر يختار جانبًا.

## لعبة جديدة

new-title = لعبة جديدة
new-game = اللعبة
new-who = من يلعب؟
new-computer = ضد الحاسوب
new-across = شخصان على هذا الجهاز
new-level = المستوى { $level }
new-level-text = { $level ->
    [1] سهل جدًا: يحلم نصف الوقت
    [2] سهل: يرى ما يمكنه أخذه
    [3] سهل: يرى ردّك
    [4] متوسط: أربع نقلات إلى الأمام
    [5] جيد: ست نقلات إلى الأمام
    [6] قوي: تسع نقلات إلى الأمام
    [7] قوي جدًا: ست عشرة نقلة إلى الأمام
   *[8] أقوى ما يمكن
}
new-rounds = كم تطول؟
new-one-round = جولة واحدة
new-match = مباراة، حتى يعجز أحدهما عن ملء حفرة
new-options = قواعد مختلف فيها
new-begin = ابدأ
ask-title = هناك لعبة جارية
ask-text = أنت تلعب { $game }. هل تواصلها أم تبدأ { $other } بدلًا منها؟ عندئذ تنتهي اللعبة الجارية.
ask-on = واصلها
ask-new = ابدأ الجديدة
kept-title = لعبتك الأخيرة
kept-part = تعذرت قراءة بعض ما حُفظ منها. تستمر اللعبة من حيث أمكن لعبها، ووُضع ما حُفظ جانبًا على هذا الجهاز.
kept-none = تعذرت قراءتها. وُضع ما حُفظ جانبًا على هذا الجهاز، وتبدأ لعبة جديدة.
options-preset = قواعد جاهزة
options-usual = المعتادة
sheet-close = إغلاق

## النقلات

moves-title = النقلات ({ $count })
moves-none = لم تُلعب نقلة بعد.
moves-lost = −{ $seeds }
review-start = كم كانت القيمة؟
review-start-over = أي النقلات كانت حاسمة؟
review-running = ينظر في كل نقلة …
review-mistakes = هذه النقلات ضيّعت شيئًا.
review-none = لم يضِع شيء.
review-what-if = النقلة { $move }: ضيّعت { $played } { $seeds ->
    [one] حبة واحدة
    [two] حبتين
    [few] { $seeds } حبات
   *[other] { $seeds } حبة
}، وكانت { $better } أفضل.
review-try = جرّب من هناك
graph-label = كم تقدّم الصف الأسفل بعد كل نقلة؛ وفي النهاية { $value }
graph-legend = فوق الخط يتقدم الصف الأسفل. النقاط الفارغة تقديرات، والمعيّن خطأ.

## الإعدادات

set-language = اللغة
set-digits = أرقام هذه اللغة
set-speed = سرعة الحبات
set-speed-slow = بطيئة
set-speed-normal = معتادة
set-speed-fast = سريعة
set-speed-off = بلا حركة
set-sound = الصوت
set-confirm = تأكيد كل نقلة
set-turned = أدِر الصف البعيد حين يلعب اثنان
set-look = الألوان
set-look-auto = كالجهاز
set-look-light = فاتحة
set-look-dark = داكنة
set-orientation = اللوح
set-orientation-auto = كما يناسب
set-orientation-landscape = عرضي
set-orientation-portrait = طولي
set-pieces = القطع
set-pieces-usual = المعتادة في اللعبة
set-pieces-cowrie = ودع
set-pieces-tamarind = بذور التمر الهندي
set-pieces-manjadi = بذور حمراء (manjadi)
set-pieces-bead = خرز
set-pieces-pebble = حصى
set-pieces-seed = بذور رمادية

keys-title = المفاتيح
keys-digits = العب حفرة من صفك
keys-digits-key = 1–{ $last }
keys-arrows = انتقل من حفرة إلى حفرة
keys-arrows-key = الأسهم
keys-enter = العب الحفرة التي أنت عليها
keys-enter-key = Enter
keys-escape = أنهِ النقلة فورًا أو أغلق الورقة
keys-escape-key = Esc
keys-undo = تراجع
keys-undo-key = U
keys-hint = اطلب تلميحًا
keys-hint-key = H
keys-help = هذه القائمة
keys-help-key = ?

## التعلّم

learn-first-game = لعبة أولى مع نصائح
learn-try = { $count ->
    [one] جرّب
    [two] جرّب (وضعان)
    [few] جرّب ({ $count } أوضاع)
   *[other] جرّب ({ $count } وضعًا)
}
learn-variant = يبيّن هذا الوضع قراءة أخرى للقواعد.
learn-sow = ابذر الحفرة { $hole }.
learn-other = هذا ممكن أيضًا. لترى القاعدة ارجع وابذر الحفرة { $hole }.
learn-done = هذه هي القاعدة.
learn-again = مرة أخرى
learn-previous = السابق
learn-next = التالي

## الألغاز

puzzle-today = لغز اليوم
puzzle-number = اللغز { $number }
puzzle-task = حفرة واحدة أفضل بوضوح من غيرها. أيها؟
puzzle-grade = { $moves ->
    [one] يكفي أن تنظر نقلة واحدة إلى الأمام.
    [two] انظر نقلتين إلى الأمام.
    [few] انظر { $moves } نقلات إلى الأمام.
   *[other] انظر { $moves } نقلة إلى الأمام.
}
puzzle-right = صحيح! الحفرة التالية في الجودة أقل بـ { $gap }.
puzzle-wrong = هناك حفرة أخرى أفضل بـ { $gap }.
puzzle-show = أظهر القيم
puzzle-study = ادرسه
puzzle-solved = حُلّ { $count } من { $all }.

## الدراسة

study-thinking = ينظر في الوضع …
study-exact = مع أفضل لعب يكسب صاحب الدور { $value } من الآن.
study-guess = بقدر ما يُرى: نحو { $value } لصاحب الدور.
study-turn = أدِر
study-why = لماذا؟
study-share = انسخ رابطًا
study-copied = نُسخ
study-copy = انسخ هذا الرابط:
study-too-long = أقصى عدد للنقلات في الرابط: { $most }. احفظ هذه اللعبة في ملف من قسم السجلات.
why-title = كيف يستمر أفضل لعب
why-back = حبة إلى الوراء
why-step = حبة إلى الأمام
setup-title = رتّب وضعًا
setup-text = الوضع نصًا
setup-hole = الحفرة { $number }
setup-store = المخزن
setup-mover = لمن الدور؟
setup-help = كل صف من يسار صاحبه؛ x لحفرة مغلقة؛ وآخر عدد في الصف هو المخزن.
setup-show = اعرضه
setup-start = عُد إلى البداية
records-title = السجلات
records-text = سجل لعبة
records-write = اكتب هذه اللعبة هنا
records-save = احفظ في ملف
records-read = اعرض المكتوب هنا
records-file = افتح ملفًا
records-more = مشكلات أخرى: { $count }
records-back = عُد إلى ما كان هنا

## حبة حبة

why-last = النقلة حبة حبة
step-lift = الدورة { $lap }: رُفع من { $where }: { $seeds }.
step-drop = حبة في { $where }. في اليد: { $hand }.
step-store = حبة في المخزن. في اليد: { $hand }.
step-take-while-sowing = صار في { $where } { $seeds }، فتؤكل.
step-take-sweep = وراء الحفرة الفارغة تُمسح { $where }: { $seeds }.
step-take-last-seed = الحبة الأخيرة جعلت في { $where } { $seeds }، فتؤكل.
step-take-run = وبجانبها تؤكل { $where } أيضًا: { $seeds }.
step-take-opposite = وفي المقابل تؤكل { $where }: { $seeds }.
step-take-lone-seed = حبة وحيدة في حفرة فارغة: يؤكل من { $where } { $seeds }.
step-to = { $whoIs ->
    [you] هذا لك.
   *[other] هذا من نصيب { $who }.
}
step-stop-lap-over = بُذرت الحبات كلها.
step-stop-next-empty = الحفرة التالية فارغة، فيتوقف البذر.
step-stop-last-was-empty = سقطت الحبة الأخيرة في حفرة فارغة، فيتوقف البذر.
step-stop-capture = الأكل ينهي البذر.
step-stop-in-store = سقطت الحبة الأخيرة في المخزن.
step-stop-endless = لن ينتهي البذر أبدًا، فأُوقف.

## حول

about-app = يلعب Kuzhi ألعاب المنقلة التقليدية ذات الصفين ويدرسها. ما يُعرف عن كل نقلة دقيق حيثما أمكن حسابه، ويقال إنه تقدير حيث لا يمكن. يعمل التطبيق من دون شبكة، وما تفعله يبقى على جهازك.
about-also = أسماء أخرى: { $names }
about-disputed = ما اختُلف فيه
about-disputed-how = تختلف المصادر في هذه النقاط. الجواب الأول هو المعتاد هنا؛ اختر غيره حين تبدأ لعبة جديدة.
about-see = انظر
about-sources = المصادر
about-digest = بصمة القواعد المعتادة:
