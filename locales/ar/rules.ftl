### مفردات ملفات القواعد في جمل.

rule-without = من دون «{ $heading }».
rule-neutral = { $meaning } ({ $value })
rules-also-called = أسماء أخرى: { $names }.
rules-presets = قواعد جاهزة
rules-options = نقاط مختلف فيها؛ تدل النجمة على المعمول به
rules-sources = المصادر
rules-digest = بصمة هذه القواعد: { $digest }

## اللوح

rule-heading-board = اللوح
rule-board-holes = صفّان في كل منهما { $value } حفر، ولكل لاعب مخزن.
rule-board-stores-captures-only = لا يُبذر في المخزنين؛ هما لما أُكل.
rule-board-stores-sown-by-owner = يبذر اللاعب في مخزنه عند الطرف الأيمن من صفه ويتخطى مخزن الآخر.

## الترتيب

rule-heading-setup = الترتيب
rule-setup-seeds = تبدأ كل حفرة بـ { $value ->
    [one] حبة واحدة
    [two] حبتين
    [few] { $value } حبات
   *[other] { $value } حبة
}.
rule-setup-seeds-list = تبدأ حفر كل صف بهذه الأعداد من الحبات، من يسار صاحب الصف: { $value }.
rule-setup-first-south = يبدأ الجنوب.
rule-setup-first-north = يبدأ الشمال.
rule-heading-deal = التوزيع
rule-deal-least = تُنثر كل الحبات عشوائيًا{ $value ->
    [0] {"."}
    [one] ، لكن كل حفرة تنال حبة أولًا.
    [two] ، لكن كل حفرة تنال حبتين أولًا.
   *[other] ، لكن كل حفرة تنال { $value } أولًا.
}
rule-heading-ritual = اختيار الجانبين
rule-ritual-manner-odd-or-even = يخفي أحدهما حبة أو حبتين ويسأل «فرد أم زوج؟». من أصاب اختار جانبًا، وإن أخطأ اختار السائل.
rule-ritual-manner-lot = القرعة تقرر من يختار جانبًا.
rule-ritual-manner-skipped = لا يُلعب على الجانبين: يجلس اللاعب الأول في الجنوب.

## الدور

rule-heading-turn = الدور
rule-turn-from-any-own = يبذر اللاعب من أي حفرة في صفه فيها حب.
rule-turn-from-leftmost-own = على اللاعب أن يبذر من أول حفرة في صفه فيها حب، عدًّا من يساره.
rule-turn-from-rightmost-own = على اللاعب أن يبذر من أول حفرة في صفه فيها حب، عدًّا من يمينه.
rule-turn-direction-counterclockwise = يُبذر عكس عقارب الساعة: على صف اللاعب إلى اليمين ثم على الصف الآخر.
rule-turn-direction-clockwise = يُبذر مع عقارب الساعة: على صف اللاعب إلى اليسار ثم على الصف الآخر.
rule-turn-stuck-passes = من لا حب لديه يمرّر.
rule-turn-stuck-cannot-happen = لا يضطر أحد إلى التمرير.
rule-turn-again-never = يتناوب اللاعبان، نقلة لكل منهما.
rule-turn-again-last-seed-in-own-store = من سقطت آخر حباته في مخزنه لعب مرة أخرى.
rule-heading-feeding = واجب الإطعام
rule-feeding-tested-after-capture = إذا لم يكن لدى الخصم حب وجبت نقلة تترك في صفه حبًّا بعد ما تأكله.
rule-feeding-tested-placed = إذا لم يكن لدى الخصم حب وجب بذر حبة على الأقل في صفه، ولو أكلتها النقلة نفسها.

## البذر

rule-heading-sowing = البذر
rule-sowing-origin-sown = الدورة التي تعود إلى الحفرة التي بدأت منها تبذر فيها أيضًا.
rule-sowing-origin-skipped = الدورة التي تعود إلى الحفرة التي بدأت منها تتخطاها.
rule-sowing-relay-none = إذا فرغت اليد انتهى البذر.
rule-sowing-relay-next-hole = إذا فرغت اليد رفع اللاعب كل حبات الحفرة التالية وتابع البذر. فإن كانت التالية فارغة انتهى البذر.
rule-sowing-relay-last-hole = إذا سقطت الحبة الأخيرة في حفرة فيها حب رفعه اللاعب كله وتابع البذر، إلا أن يؤكل. والحبة الأخيرة في حفرة فارغة تنهي البذر.
rule-sowing-closed-holes-skipped = تُتخطى الحفر المغلقة كأنها غير موجودة.
rule-sowing-closed-holes-empty = لا يُبذر في الحفر المغلقة أبدًا، لكنها تُعدّ فارغة لمن ينظر إلى الحفرة التالية أو التي بعدها.
rule-sowing-endless-stop = البذر الذي لا ينتهي يقف حيث يبدأ بالتكرار؛ فلا يؤكل بعده شيء وينتهي الدور.
rule-sowing-endless-forbidden = لا تُلعب نقلة لا ينتهي بذرها إلا إذا لم يكن غيرها.
rule-sowing-endless-end-round = البذر الذي لا ينتهي ينهي الجولة، وتُقسم حبات اللوح بالتساوي.

## الأكل

rule-heading-capture-while-sowing = الأكل أثناء البذر
rule-capture-while-sowing-count = تؤكل الحفرة متى جعلت حبةٌ عددها واحدًا من: { $value }.
rule-capture-while-sowing-taken-by-sower = من يبذر يأخذ ما أُكل في الطريق.
rule-capture-while-sowing-taken-by-hole-owner = صاحب الحفرة يأخذ ما أُكل فيها أيًّا كان الباذر.
rule-capture-while-sowing-last-seed-included = الحبة الأخيرة في الدورة تأكل كغيرها.
rule-capture-while-sowing-last-seed-left = ما تصنعه الحبة الأخيرة في الدورة يُترك في الحفرة.
rule-heading-capture-sweep = الأكل عبر الفراغ
rule-capture-sweep-takes-hole-beyond = إذا وقف البذر أمام حفرة فارغة أخذ اللاعب حب الحفرة التي تليها مباشرة.
rule-capture-sweep-takes-next-occupied = إذا وقف البذر أمام حفرة فارغة أخذ اللاعب حب أول حفرة بعدها فيها حب.
rule-capture-sweep-run-single = الأكل عبر الفراغ يأخذ حفرة واحدة.
rule-capture-sweep-run-alternating = إذا كانت الحفرة بعد المأكولة فارغة والتي بعدها غير فارغة أُخذت هي أيضًا، وهكذا.
rule-capture-sweep-then-turn-over = بعد الأكل عبر الفراغ ينتهي الدور.
rule-capture-sweep-then-relay-on = بعد الأكل عبر الفراغ يرفع اللاعب حب الحفرة التي تلي المأكولة إن كان فيها حب ويتابع البذر.
rule-heading-capture-last-seed = الأكل بالحبة الأخيرة
rule-capture-last-seed-count = تأكل الحبة الأخيرة إذا جعلت عدد حفرتها واحدًا من: { $value }.
rule-capture-last-seed-rows-both = تأكل الحبة الأخيرة في الصفين.
rule-capture-last-seed-rows-own = تأكل الحبة الأخيرة في صف اللاعب وحده.
rule-capture-last-seed-rows-opponent = تأكل الحبة الأخيرة في صف الخصم وحده.
rule-capture-last-seed-run-none = لا تؤكل إلا حفرة الحبة الأخيرة.
rule-capture-last-seed-run-backwards = تؤكل أيضًا الحفر التي قبل حفرة الحبة الأخيرة مباشرة ما دام فيها عدد كهذا.
rule-capture-last-seed-run-forwards = تؤكل أيضًا الحفر التي بعد حفرة الحبة الأخيرة مباشرة ما دام فيها عدد كهذا.
rule-capture-last-seed-run-taken-together = تُحدد حفر السلسلة أولًا ثم تؤخذ معًا.
rule-capture-last-seed-run-taken-one-by-one = تؤخذ حفر السلسلة واحدة واحدة، كل منها قبل النظر في التالية.
rule-capture-last-seed-opposite-left = تبقى الحفر المقابلة للمأكولة كما هي.
rule-capture-last-seed-opposite-taken = يؤخذ أيضًا ما في الحفر المقابلة للمأكولة.
rule-capture-last-seed-grand-slam-stands = يجوز أن يأخذ الأكل كل ما لدى الخصم.
rule-capture-last-seed-grand-slam-captures-nothing = الأكل الذي يترك الخصم بلا حب لا يأخذ شيئًا.
rule-heading-capture-lone-seed = الأكل بحبة وحيدة
rule-capture-lone-seed-needs-opposite-occupied = إذا سقطت الحبة الأخيرة في حفرة فارغة من صف اللاعب وكان في المقابلة حب ذهب الجميع إلى مخزنه.
rule-capture-lone-seed-needs-nothing = إذا سقطت الحبة الأخيرة في حفرة فارغة من صف اللاعب ذهبت إلى مخزنه مع ما يقابلها.

## النهايات

rule-heading-end-empty-row = النهاية: صف فارغ
rule-end-empty-row-whose-mover = تنتهي الجولة إذا لم يكن لصاحب الدور حب في صفه.
rule-end-empty-row-whose-either = تنتهي الجولة إذا فرغ أحد الصفين.
rule-end-empty-row-rest-opponent = خصم اللاعب الذي لا حب لديه يأخذ كل الباقي.
rule-end-empty-row-rest-empty-player = اللاعب الذي لا حب لديه يأخذ كل الباقي.
rule-end-empty-row-rest-row-owner = لكل لاعب ما في صفه.
rule-heading-end-few-seeds = النهاية: حب قليل
rule-end-few-seeds-at-most = تنتهي الجولة إذا { $value ->
    [0] لم تبق على اللوح حبة
    [one] لم تبق على اللوح أكثر من حبة
    [two] لم تبق على اللوح أكثر من حبتين
   *[other] لم تبق على اللوح أكثر من { $value }
}.
rule-end-few-seeds-rest-shared = تُقسم آخر الحبات على اللوح بالتساوي؛ والحبة الفردية ليست لأحد.
rule-end-few-seeds-rest-row-owner = لكل لاعب من آخر الحبات ما في صفه.
rule-end-few-seeds-rest-nobody = آخر الحبات على اللوح لا تُحسب لأحد.
rule-heading-end-starved = النهاية: الجوع
rule-end-starved-rest-starved = إذا لم يكن لدى لاعب حب ولم يمكن إطعامه أخذ هو كل الباقي.
rule-end-starved-rest-feeder = إذا لم يكن لدى لاعب حب ولم يمكن إطعامه أخذ الآخر كل الباقي.
rule-end-starved-rest-row-owner = إذا لم يكن لدى لاعب حب ولم يمكن إطعامه فلكل ما في صفه.
rule-heading-end-majority = النهاية: أكثر من النصف
rule-end-majority-then-over = من جمع أكثر من نصف حبات اللعبة وعددها { $total } فاز وتوقف اللعب؛ وحبات اللوح لا تُحسب لأحد.
rule-end-majority-then-play-on = يستمر اللعب إذا جمع لاعب أكثر من نصف الحبات وعددها { $total }.
rule-heading-repetition = التكرار
rule-repetition-count = تنتهي الجولة إذا جاء اللوح نفسه والدور لصاحبه نفسه للمرة رقم { $value }.
rule-repetition-rest-shared = بعد التكرار تُقسم حبات اللوح بالتساوي؛ والحبة الفردية ليست لأحد. وللاعبين أن يتفقا على ذلك قبله.
rule-repetition-rest-row-owner = بعد التكرار لكل لاعب ما في صفه. وللاعبين أن يتفقا على ذلك قبله.
rule-repetition-rest-nobody = بعد التكرار لا تُحسب حبات اللوح لأحد. وللاعبين أن يتفقا على ذلك قبله.

## المباريات

rule-heading-match = المباراة
rule-match-refill = للجولة التالية يملأ كل لاعب حفر صفه مما يملك، { $value } في كل منها. وما لا يُملأ يُغلق في تلك الجولة.
rule-match-fill-from-own-left = يبدأ اللاعب بالملء من يساره.
rule-match-fill-from-own-right = يبدأ اللاعب بالملء من يمينه.
rule-match-remainder-kept = ما لا يملأ حفرة يبقى في المخزن.
rule-match-starter-alternates = من لم يبدأ جولة بدأ التي تليها.
rule-match-over-cannot-fill-a-hole = تنتهي المباراة إذا عجز لاعب عن ملء حفرة واحدة؛ ويفوز الآخر.
rule-match-rounds = تنتهي المباراة بعد { $value ->
    [one] جولة واحدة
    [two] جولتين
    [few] { $value } جولات
   *[other] { $value } جولة
} على الأكثر.
rule-match-rounds-until-exhausted = للمباراة من الجولات ما يلزم لذلك.

## ما ليس موجودًا

rule-without-deal = تبدأ كل جولة بالأعداد نفسها في الحفر، ولا يُنثر شيء.
rule-without-ritual = لا يُختار جانب: يجلس اللاعب الأول في الجنوب.
rule-without-feeding = من لا حب لدى خصمه لا يلزمه أن يعطيه.
rule-without-capture-while-sowing = لا يؤكل شيء أثناء البذر.
rule-without-capture-last-seed = لا تأكل الحبة الأخيرة بعدد حفرتها.
rule-without-capture-lone-seed = لا تأكل الحبة الأخيرة الوحيدة شيئًا.
rule-without-capture-sweep = لا يؤكل شيء عبر الفراغ.
rule-without-end-empty-row = الصف الفارغ لا ينهي الجولة.
rule-without-end-few-seeds = لا تنتهي الجولة لقلة الحب.
rule-without-end-starved = لا تنتهي الجولة لأن لاعبًا لا يمكن إطعامه.
rule-without-end-majority = يستمر اللعب إذا جمع لاعب أكثر من نصف الحبات.
rule-without-match = كل جولة قائمة بذاتها، ولا مباريات.

## ما يُسأل حيث تختلف المصادر

rule-ask-board-holes = كم حفرة في الصف؟
rule-ask-board-stores = هل يُبذر في المخزنين؟
rule-ask-setup-seeds = بكم حبة تبدأ الحفرة؟
rule-ask-setup-first = من يبدأ؟
rule-ask-deal = كيف تكون الحبات في البداية؟
rule-ask-deal-least = كم حبة تنال كل حفرة في التوزيع العشوائي؟
rule-ask-ritual = هل يُختار الجانبان؟
rule-ask-ritual-manner = كيف يُختار الجانبان؟
rule-ask-turn-from = من أي الحفر يجوز البذر؟
rule-ask-turn-direction = في أي اتجاه يُبذر؟
rule-ask-turn-stuck = ماذا يفعل من لا حب لديه يبذره؟
rule-ask-turn-again = متى يلعب اللاعب مرة أخرى؟
rule-ask-feeding = هل يجب إعطاء من لا حب لديه؟
rule-ask-feeding-tested = متى تُعدّ النقلة إطعامًا؟
rule-ask-sowing-origin = هل تبذر الدورة الطويلة في الحفرة التي بدأت منها؟
rule-ask-sowing-relay = كيف تؤدي دورة إلى التي تليها؟
rule-ask-sowing-closed-holes = ما الحفر المغلقة لمن يبذر ويأكل؟
rule-ask-sowing-endless = ماذا لو كان البذر لا ينتهي؟
rule-ask-capture-while-sowing = هل يؤكل شيء أثناء البذر؟
rule-ask-capture-while-sowing-count = أي الأعداد تؤكل أثناء البذر؟
rule-ask-capture-while-sowing-taken-by = لمن ما يؤكل أثناء البذر؟
rule-ask-capture-while-sowing-last-seed = هل تأكل الحبة الأخيرة في الدورة كغيرها؟
rule-ask-capture-last-seed = هل تأكل الحبة الأخيرة بعدد حفرتها؟
rule-ask-capture-last-seed-count = أي الأعداد تأكلها الحبة الأخيرة؟
rule-ask-capture-last-seed-rows = في أي الصفوف تأكل الحبة الأخيرة؟
rule-ask-capture-last-seed-run = أي الجارات تؤكل مع حفرة الحبة الأخيرة؟
rule-ask-capture-last-seed-run-taken = هل تؤكل عدة حفر معًا أم واحدة واحدة؟
rule-ask-capture-last-seed-opposite = ما مصير الحفر المقابلة للمأكولة؟
rule-ask-capture-last-seed-grand-slam = هل يجوز أن يأخذ الأكل كل ما لدى الخصم؟
rule-ask-capture-lone-seed = هل تأكل حبة أخيرة تسقط في حفرة فارغة؟
rule-ask-capture-lone-seed-needs = متى تأكل حبة أخيرة تسقط في حفرة فارغة؟
rule-ask-capture-sweep = هل يؤكل شيء عبر حفرة فارغة؟
rule-ask-capture-sweep-takes = أي حفرة وراء الفراغ تؤكل؟
rule-ask-capture-sweep-run = هل تؤكل أكثر من حفرة عبر الفراغات؟
rule-ask-capture-sweep-then = كيف يستمر الدور بعد الأكل عبر الفراغ؟
rule-ask-end-empty-row = هل ينهي الصف الفارغ الجولة؟
rule-ask-end-empty-row-whose = صف من إذا فرغ انتهت الجولة؟
rule-ask-end-empty-row-rest = لمن الباقي إذا فرغ صف؟
rule-ask-end-few-seeds = هل تنتهي الجولة إذا قل الحب؟
rule-ask-end-few-seeds-at-most = عند كم حبة تنتهي الجولة؟
rule-ask-end-few-seeds-rest = لمن الحبات الباقية في النهاية؟
rule-ask-end-starved = ماذا لو لم يكن لدى لاعب حب ولم يمكن إطعامه؟
rule-ask-end-starved-rest = لمن الباقي إذا لم يمكن إطعام لاعب؟
rule-ask-end-majority = هل ينهي أكثر من نصف الحبات الجولة؟
rule-ask-end-majority-then = هل ينهي أكثر من نصف الحبات الجولة؟
rule-ask-repetition-count = كم مرة يجوز أن يأتي الوضع نفسه؟
rule-ask-repetition-rest = لمن الباقي بعد التكرار؟
rule-ask-match = هل تُلعب عدة جولات كمباراة؟
rule-ask-match-refill = بكم حبة تُملأ الحفر للجولة التالية؟
rule-ask-match-fill-from = من أي طرف يبدأ الملء؟
rule-ask-match-remainder = ما مصير حبات لا تملأ حفرة؟
rule-ask-match-starter = من يبدأ الجولة التالية؟
rule-ask-match-over = متى تنتهي المباراة؟
rule-ask-match-rounds = كم جولة في المباراة؟

option-fours-to = لمن الأربعات؟
option-last-seed-four = هل تؤخذ أربعة تصنعها الحبة الأخيرة في الدورة؟
