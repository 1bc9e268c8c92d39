### Những điều nói về giá trị và việc tìm kiếm. Điều nào thiếu ở đây sẽ hiện bằng tiếng Anh.

## Giá trị chính xác

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

## Phân tích

analyse-so-far = nhìn trước { $depth } nước: { $value }, { $line }
analyse-head = { " " }Nước    Giá   Các nước tiếp theo
analyse-searched = Đã xét { $nodes } nút trong { $seconds } s, nhìn trước { $depth } nước. Giá trị có dấu = đã được chứng minh, có dấu ~ là những gì thấy được đến lúc này.
