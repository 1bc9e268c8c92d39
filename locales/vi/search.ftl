### Những điều nói về giá trị và việc tìm kiếm. Điều nào thiếu ở đây sẽ hiện bằng tiếng Anh.

## Giá trị chính xác

error-memory-of-machine = --memory: yêu cầu { $asked }, nhưng máy chỉ còn { $there }; hãy yêu cầu ít hơn, hoặc đóng bớt chương trình khác
solve-value = Thế cờ đáng giá { $value } cho { $side ->
    [south] Nam
   *[north] Bắc
}, người đến lượt.
solve-not-proven = Chưa chứng minh: nhìn trước { $depth } nước, thế cờ có vẻ đáng giá { $value } cho { $side ->
    [south] Nam
   *[north] Bắc
}, người đến lượt.
solve-bounds = Đã chứng minh rằng giá trị nằm trong khoảng từ { $low } đến { $high }.
solve-move-not-proven = { "  " }{ $move }: { $value } (chưa chứng minh; từ { $low } đến { $high })
solve-so-far = từ { $low } đến { $high }
solve-looking = { $move }: nhìn trước { $depth } nước
solve-building = đang lập bảng mọi thế có tối đa { $seeds } hạt: { $share } %
solve-line = Các nước tốt nhất: { $line }
solve-score = Nam { $south }, Bắc { $north }.
solve-searched = Đã xét { $nodes } nút trong { $seconds } s, theo luật có mã nhận dạng { $digest }.
solve-with-table = Các thế có tối đa { $seeds } hạt được tra trong { $file }.
solve-with-built-table = Các thế có tối đa { $seeds } hạt được tra trong một bảng lập riêng cho lần giải này.
solve-resumed = Kết quả còn dựa trên những gì { $file } đã giữ lại từ các lần tìm trước, cùng các bảng mà những lần đó đã tra.
solve-played-on = Vòng đã phân định; các giá trị là của việc chơi tiếp.

## Các lần tìm được giữ lại

solve-kept-unwritable = --resume: không ghi được { $file }: { $reason }
solve-kept-unreadable = --resume: không đọc được { $file }: { $reason }
solve-kept-in-use = --resume: một lần tìm khác đang ghi { $file }
solve-kept-foreign = --resume: không giữ được vào { $file }: { $other } không phải là một lần tìm đã giữ lại, nên không bị ghi đè
solve-kept-cut-off = --resume: { $file } không phải là một lần tìm đã giữ lại, hoặc chỉ là một phần; hãy xóa nó hoặc chọn tệp khác
solve-kept-something-else = --resume: { $file } không phải là một lần tìm do phiên bản này giữ lại; hãy chọn tệp khác
solve-kept-other-rules = --resume: { $file } là một lần tìm theo luật khác, có mã nhận dạng { $digest }
solve-kept-other-holes = --resume: { $file } là một lần tìm với các lỗ đóng khác
solve-kept-damaged = --resume: { $file } bị hỏng: không khớp tổng kiểm; hãy xóa nó hoặc chọn tệp khác
solve-kept-too-large = --resume: { $file } chứa nhiều hơn mức --memory cho phép: cần { $needed }
solve-kept-lost = --resume: { $lost } trong { $boards } thế mà { $file } chứa không có chỗ trong --memory và bị quên; nếu bỏ --memory thì đủ chỗ cho tất cả

## Phân tích

analyse-so-far = nhìn trước { $depth } nước: { $value }, { $line }
analyse-head = { " " }Nước    Giá   Các nước tiếp theo
analyse-searched = Đã xét { $nodes } nút trong { $seconds } s, nhìn trước { $depth } nước. Giá trị có dấu = đã được chứng minh, có dấu ~ là những gì thấy được đến lúc này.

## Trận đấu

match-solving-rounds = các vòng
match-solving-outcomes = ai thắng trận
match-won-by = { $side ->
    [south] Nam
   *[north] Bắc
} thắng trận nếu cả hai chơi hay nhất.
match-won-by-nobody = Nếu cả hai chơi hay nhất, không bên nào chắc chắn thắng được trận.
match-unfinished = Chưa đầy đủ: đã giải { $solved } trong { $rounds } vòng; chưa biết ai thắng trận.
match-best-line = Chơi hay nhất: { $line }.
match-margin-line = Cả hai chơi để được nhiều hạt nhất: { $line }.
match-line-won = { $side ->
    [south] Nam
   *[north] Bắc
} thắng
match-line-drawn = hòa
match-line-repeats = rồi cứ thế mãi, như từ vòng { $round }
match-slip = Ở { $first }:{ $other }, { $player ->
    [first] người đi trước
   *[other] người kia
} để tuột { $what ->
    [win] trận thắng
   *[safety] trận chưa thua
} nếu chỉ chơi để được nhiều hạt nhất{ $when ->
    [at-once] {"."}
   *[punished] , khi bên kia chịu bỏ hạt để trừng phạt.
}
match-table-head = Trước   Kia    Giá    Sau   Nhất  Thắng
match-rounds-head = Trước   Kia    Giá    Sau
match-table-winner = { $winner ->
    [first] trước
    [other] kia
   *[nobody] không ai
}
match-searched = Đã xét { $nodes } nút trong { $seconds } s, trong đó { $margins } s cho giá trị của các vòng, theo luật có mã nhận dạng { $digest }. Giá là số hạt người đi trước được hơn; Sau và Nhất là số hạt người đó có sau vòng, nếu cả hai chơi để được nhiều hạt nhất và nếu chơi hay nhất.
match-rounds-searched = Đã xét { $nodes } nút trong { $seconds } s, theo luật có mã nhận dạng { $digest }. Giá là số hạt người đi trước được hơn; Sau là số hạt người đó có sau vòng, nếu cả hai chơi để được nhiều hạt nhất.
