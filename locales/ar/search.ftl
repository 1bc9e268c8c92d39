### ما يقال عن القيم وعن البحث عنها. وما ليس هنا يقال بالإنجليزية.

## القيم المؤكدة

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
