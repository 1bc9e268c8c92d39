### ما يقال عن القيم وعن البحث عنها. وما ليس هنا يقال بالإنجليزية.

## القيم المؤكدة

error-memory-of-machine = --memory: طُلب { $asked }، وليس لدى الجهاز فائض سوى { $there }؛ اطلب أقل، أو أغلق برامج أخرى أولًا
solve-value = قيمة الوضع { $value } لصاحب الدور، { $side ->
    [south] الجنوب
   *[north] الشمال
}.
solve-not-proven = لم يُبرهَن: بالنظر { $depth ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $depth } نقلات
    [many] { $depth } نقلة
   *[other] { $depth } نقلة
} إلى الأمام تبدو قيمة الوضع { $value } لصاحب الدور، { $side ->
    [south] الجنوب
   *[north] الشمال
}.
solve-bounds = المبرهَن أن القيمة من { $low } إلى { $high }.
solve-move-not-proven = { "  " }{ $move }: { $value } (لم يُبرهَن؛ من { $low } إلى { $high })
solve-so-far = من { $low } إلى { $high }
solve-building = يُبنى جدول لكل الألواح التي فيها { $seeds } من الحب على الأكثر: { $share } %
solve-looking = { $move }: { $depth ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $depth } نقلات
    [many] { $depth } نقلة
   *[other] { $depth } نقلة
} إلى الأمام
solve-line = أفضل تتمة: { $line }
solve-score = الجنوب { $south }، الشمال { $north }.
solve-searched = فُحصت { $nodes ->
    [one] عقدة واحدة
    [two] عقدتان
    [few] { $nodes } عقد
    [many] { $nodes } عقدة
   *[other] { $nodes } عقدة
} في { $seconds } ث، وفق القواعد ذات البصمة { $digest }.
solve-with-table = الألواح التي فيها { $seeds } من الحب على الأكثر بُحث عنها في { $file }.
solve-with-built-table = الألواح التي فيها { $seeds } من الحب على الأكثر بُحث عنها في جدول بُني لهذا الغرض.
solve-resumed = وتستند النتيجة أيضًا إلى ما حفظه { $file } من عمليات بحث سابقة وإلى الجداول التي سألتها.
solve-played-on = حُسمت الجولة؛ والقيم هي قيم متابعة اللعب.

## عمليات البحث المحفوظة

solve-kept-unwritable = --resume: تعذرت كتابة { $file }: { $reason }
solve-kept-unreadable = --resume: تعذرت قراءة { $file }: { $reason }
solve-kept-in-use = --resume: يكتب بحث آخر في { $file } الآن
solve-kept-foreign = --resume: تعذر الحفظ في { $file }: ليس { $other } بحثًا محفوظًا، ولا يُكتب فوقه
solve-kept-cut-off = --resume: ليس { $file } بحثًا محفوظًا، أو هو جزء منه فقط؛ احذفه أو سمِّ ملفًا آخر
solve-kept-something-else = --resume: ليس { $file } بحثًا حفظه هذا الإصدار؛ سمِّ ملفًا آخر
solve-kept-other-rules = --resume: في { $file } بحث وفق قواعد أخرى، بصمتها { $digest }
solve-kept-other-holes = --resume: في { $file } بحث والحفر المغلقة فيه غير هذه
solve-kept-damaged = --resume: الملف { $file } تالف: لا يطابق مجموعه الاختباري؛ احذفه أو سمِّ ملفًا آخر
solve-kept-too-large = --resume: في { $file } أكثر مما تتسع له --memory: يلزمه { $needed }
solve-kept-lost = --resume: عدد الألواح في { $file } هو { $boards }، ولا تتسع --memory لعدد { $lost } منها فتُنسى؛ ومن دون --memory تتسع لها كلها

## التحليل

analyse-so-far = { $depth ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $depth } نقلات
    [many] { $depth } نقلة
   *[other] { $depth } نقلة
} إلى الأمام: { $value }، { $line }
analyse-head = نقلة  القيمة   التتمة
analyse-searched = فُحصت { $nodes ->
    [one] عقدة واحدة
    [two] عقدتان
    [few] { $nodes } عقد
    [many] { $nodes } عقدة
   *[other] { $nodes } عقدة
} في { $seconds } ث، بالنظر { $depth ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $depth } نقلات
    [many] { $depth } نقلة
   *[other] { $depth } نقلة
} إلى الأمام. القيمة مع = مبرهَنة، ومع ~ هي ما يُرى حتى الآن.

## المباريات

match-solving-rounds = الجولات
match-solving-outcomes = من يفوز بالمباراة
match-won-by = يفوز { $side ->
    [south] الجنوب
   *[north] الشمال
} بالمباراة بأفضل لعب.
match-won-by-nobody = بأفضل لعب لا يضمن أي من اللاعبين الفوز بالمباراة.
match-unfinished = غير مكتمل: حُلّ من الجولات { $solved } من أصل { $rounds }، ولا يُعرف بعد من يفوز بالمباراة.
match-best-line = أفضل لعب: { $line }.
match-margin-line = إذا لعب كلاهما لأكثر الحبات: { $line }.
match-line-won = يفوز { $side ->
    [south] الجنوب
   *[north] الشمال
}
match-line-drawn = تعادل
match-line-repeats = وهكذا بلا نهاية، كما من الجولة { $round }
match-slip = عند { $first }:{ $other } يضيّع { $player ->
    [first] من يبدأ
   *[other] اللاعب الآخر
} { $what ->
    [win] مباراة رابحة
   *[safety] مباراة غير خاسرة
} إذا لعب لأكثر الحبات{ $when ->
    [at-once] {"."}
   *[punished] ، إن تخلى الآخر عن حبات ليعاقبه.
}
match-table-head = البادئ الآخر القيمة بعدها الأفضل الفائز
match-rounds-head = البادئ الآخر القيمة بعدها
match-table-winner = { $winner ->
    [first] البادئ
    [other] الآخر
   *[nobody] لا أحد
}
match-searched = العقد المفحوصة: { $nodes } في { $seconds } ث، منها { $margins } ث لقيم الجولات، وفق القواعد ذات البصمة { $digest }. القيمة ما يكسبه البادئ زيادةً على الآخر؛ و«بعدها» و«الأفضل» ما يملكه البادئ بعد الجولة، إذا لعب كلاهما لأكثر الحبات وبأفضل لعب.
match-rounds-searched = العقد المفحوصة: { $nodes } في { $seconds } ث، وفق القواعد ذات البصمة { $digest }. القيمة ما يكسبه البادئ زيادةً على الآخر؛ و«بعدها» ما يملكه البادئ بعد الجولة إذا لعب كلاهما لأكثر الحبات.
