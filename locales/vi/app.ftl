### Những gì ứng dụng nói. `$whoIs` cho biết `$who` là ai: `you` là người đọc, `other` là người khác.

app-name = Kuzhi
app-menu = Danh mục
app-settings = Cài đặt
app-skip = Đến bàn chơi
app-update = Đã có phiên bản mới.
app-update-now = Dùng ngay
app-offline-ready = Giờ Kuzhi chạy được cả khi không có mạng.

page-play = Chơi
page-learn = Học
page-puzzles = Câu đố
page-study = Nghiên cứu
page-about = Giới thiệu

side-south = Nam
side-north = Bắc
name-you = Bạn
name-computer = Máy
plate-level = mức { $level }
plate-seeds = ăn được { $seeds } hạt
plate-round = vòng { $round }

## Bàn chơi

board-label = Bàn chơi
board-row = Hàng của { $seat }
board-hole = { $seat } { $number }: { $seeds ->
    [0] trống
   *[other] { $seeds } hạt
}{ $state ->
    [closed] , đã đóng
    [playable] , đi được
   *[other] {""}
}.
board-store = Kho của { $seat }: { $seeds } hạt

## Phải làm gì

prompt-first = Hãy chọn một lỗ ở hàng của bạn. Hạt đi theo chiều mũi tên.
prompt-turn = { $whoIs ->
    [you] Đến lượt bạn.
   *[other] Đến lượt { $who }.
}
prompt-thinking = Máy đang nghĩ …
prompt-pass = { $whoIs ->
    [you] Bạn không có hạt để gieo và phải bỏ lượt.
   *[other] { $who } không có hạt để gieo và phải bỏ lượt.
}
prompt-forced = Luật chỉ cho một nước đi. Hãy xem bàn rồi cho chạy.
prompt-confirm = Chạm lỗ đó lần nữa để gieo, hoặc chạm lỗ khác để đổi ý.

bar-label = Bạn có thể làm gì
bar-confirm = Gieo lỗ này
bar-pass = Bỏ lượt
bar-go = Tiếp tục
bar-new = Ván mới
bar-undo = Lùi
bar-redo = Tiến
bar-hint = Gợi ý
bar-truth = Giá trị

hint-thinking = Đang nhìn trước …
hint-exact = Lỗ { $hole } tốt nhất: { $gain } kể từ đây.
hint-guess = Lỗ { $hole } có vẻ tốt nhất: khoảng { $gain } kể từ đây.
value-exact = Đáng giá { $value } kể từ đây.
value-guess = Có lẽ đáng giá { $value } kể từ đây.

## Nước đi đã làm gì

told-pass = { $whoIs ->
    [you] Bạn không có hạt để gieo nên bỏ lượt.
   *[other] { $who } không có hạt để gieo nên bỏ lượt.
}
told-sow = { $whoIs ->
    [you] Bạn gieo lỗ { $hole }.
   *[other] { $who } gieo lỗ { $hole }.
}
told-sow-laps = { $whoIs ->
    [you] Bạn gieo lỗ { $hole } qua { $laps } lượt gieo.
   *[other] { $who } gieo lỗ { $hole } qua { $laps } lượt gieo.
}
told-caught = { $whoIs ->
    [you] Bạn bắt { $seeds } hạt.
   *[other] { $who } bắt { $seeds } hạt.
}
told-swept = { $whoIs ->
    [you] Bạn quét { $seeds } hạt bên kia lỗ trống.
   *[other] { $who } quét { $seeds } hạt bên kia lỗ trống.
}
told-stored = { $seeds } hạt rơi vào kho.
told-given = { $whoIs ->
    [you] Bạn được { $seeds } hạt từ nước đó.
   *[other] { $who } được { $seeds } hạt từ nước đó.
}
told-nothing = Không bắt được gì.
told-endless = Việc gieo sẽ không bao giờ dừng nên được ngắt.
told-again = { $whoIs ->
    [you] Bạn đi tiếp.
   *[other] { $who } đi tiếp.
}

## Kết thúc thế nào

told-over-no-seeds = Hết vòng: người đến lượt không còn hạt.
told-over-row-empty = Hết vòng: một hàng đã trống.
told-over-starved = Hết vòng: một bên không còn hạt và không thể được cho hạt.
told-over-majority = Hết vòng: đã ăn được hơn một nửa trong { $total } hạt.
told-over-few-seeds = Hết vòng: { $seeds ->
    [0] không còn hạt nào
   *[other] chỉ còn { $seeds } hạt
} trên bàn.
told-over-board-empty = Hết vòng: bàn đã trống.
told-over-endless = Hết vòng: việc gieo sẽ không bao giờ dừng.
told-over-repetition = Hết vòng: cùng một thế cờ lặp lại quá nhiều lần.
told-over-agreement = Hết vòng: hai bên đồng ý dừng.
told-score = { $southWho }: { $south }. { $northWho }: { $north }.
told-odd-seed = Còn thừa một hạt, thuộc về { $whoIs ->
    [you] bạn
   *[other] { $who }
}.
told-unscored = { $seeds } hạt không tính cho ai.
told-wins = { $whoIs ->
    [you] Bạn thắng!
   *[other] { $who } thắng.
}
told-draw = Hòa.
told-match-exhausted = { $whoIs ->
    [you] Hết trận: bạn không lấp đầy được lỗ nào.
   *[other] Hết trận: { $who } không lấp đầy được lỗ nào.
}
told-match-round-limit = Hết trận: vòng cuối đã chơi xong.
told-match-wins = { $whoIs ->
    [you] Bạn thắng trận!
   *[other] { $who } thắng trận.
}
told-match-draw = Trận đấu hòa.

ended-next = Vòng { $round }
ended-again = Chơi lại
ended-study = Nghiên cứu ván này
ended-other-row = Hàng kia được { $seeds } hạt.

## Vì sao bị từ chối

refusal-no-such-hole = Bàn không có lỗ đó.
refusal-not-yours = Lỗ đó ở hàng bên kia. Hãy chọn lỗ của mình.
refusal-closed = Lỗ đó đã đóng trong vòng này.
refusal-empty = Lỗ đó trống. Hãy chọn lỗ có hạt.
refusal-forced = Chỉ được đi lỗ { $hole }.
refusal-must-feed = Bên kia không có hạt. Hãy chọn lỗ có hạt tới được hàng của họ.
refusal-endless = Gieo lỗ đó sẽ không bao giờ dừng. Hãy chọn lỗ khác.
refusal-must-pass = Bạn không có hạt để gieo: hãy bỏ lượt.
refusal-cannot-pass = Bạn có hạt để gieo nên không được bỏ lượt.
refusal-over = Vòng đã kết thúc.

error-engine = Không tải được luật chơi. Hãy tải lại trang.
error-no-such-game = Không có trò chơi “{ $game }”.
error-not-now = Bây giờ không làm được việc đó.
error-sides-first = Trước hết phải chọn bên.
error-too-long = Quá dài đối với một ván.
error-total = Có { $found } hạt, nhưng trò này có { $expected } hạt. Ở mục Nghiên cứu thì số nào cũng được.
error-unsolvable = Các thế của trò này không có giá trị chính xác.
error-other-digest = Biên bản được chơi theo luật khác; chỉ hiện đến chỗ còn chơi được.
error-move = Nước thứ { $number }, { $action }, không đi được. Đang hiện những nước trước đó.
error-long-link = Chỉ hiện { $most } nước đầu của liên kết này; nó còn nhiều hơn.

## Điều gì sai trong chữ đã gõ

fault-place = { $place ->
    [hole] { $row ->
        [south] Lỗ { $number } của Nam
       *[north] Lỗ { $number } của Bắc
    }
    [row] { $row ->
        [south] Hàng của Nam
       *[north] Hàng của Bắc
    }
    [store] { $row ->
        [south] Kho của Nam
       *[north] Kho của Bắc
    }
    [mover] Bên được đi
    [field] Mục { $number }
   *[text] Thế
}
fault-missing = Thiếu: { fault-place }.
fault-number = { fault-place }: “{ $found }” không phải số nguyên từ 0 đến 255.
fault-seeds = { fault-place }: “{ $found }” không phải số hạt; hãy viết số nguyên từ 0 đến 255, hoặc x cho lỗ đóng.
fault-rows = Hãy viết hai hàng với dấu gạch chéo ở giữa, hai hàng có số lỗ bằng nhau, từ 1 đến 16, và dấu phẩy giữa các lỗ.
fault-mover = { fault-place }: “{ $found }” không phải một bên; hãy viết s hoặc n.
fault-trailing = “{ $found }” không thể đứng sau thế.
fault-long = Quá dài để là một thế.
fault-holes = { fault-place } có { $given } lỗ, nhưng trò này có { $wanted }.
fault-total = { $total } hạt là quá nhiều; nhiều nhất là 255.
fault-row-closed = { fault-place }: phải có ít nhất một lỗ mở.
fault-no-closed = { fault-place }: trò này không có lỗ đóng.
fault-move = “{ $found }” không phải nước đi; hãy viết một lỗ như 3 hoặc S3.

record-empty = Biên bản trống.
record-unknown = Dòng { $line }: không hiểu “{ $found }”.
record-place = Dòng { $line }: “{ $found }” không thể đứng ở đó.
record-comment = Dòng { $line }: một lời ghi chú chưa đóng.
record-position = Dòng { $line }: không đọc được thế.
record-move = Dòng { $line }: không đọc được nước đi.
record-result = Dòng { $line }: “{ $found }” không phải kết quả mà các nước đi dẫn đến.
record-no-result = Vòng { $round } không có kết quả.
record-more = Còn những lỗi khác.
replay-start = Vòng { $round } không bắt đầu như một vòng của trò này.
replay-next = Vòng { $round } không bắt đầu từ chỗ vòng trước dẫn đến.
replay-over = Vòng { $round }: trận đã xong trước đó.
replay-choices = Vòng { $round }: trò này không chọn bên như vậy.
replay-move = Vòng { $round }: không được đi nước { $move }.
replay-gain = Vòng { $round }: nước { $move } ăn { $found }, không phải { $written }.
replay-end = Vòng { $round } không kết thúc như biên bản nói.

## Chọn bên

ritual-ask = Lẻ hay chẵn? Trong nắm tay giấu một hoặc hai hạt.
ritual-odd = Lẻ
ritual-even = Chẵn
ritual-was-odd = Có một hạt.
ritual-was-even = Có hai hạt.
ritual-right = Đoán đúng.
ritual-wrong = Đoán sai.
ritual-choose = Hãy chọn bên. Cứ thong thả xem bàn.
ritual-south = Hàng dưới
ritual-north = Hàng trên
ritual-wait = Người kia đang chọn bên.

## Ván mới

new-title = Ván mới
new-game = Trò chơi
new-who = Ai chơi?
new-computer = Đấu với máy
new-across = Hai người trên máy này
new-level = Mức { $level }
new-level-text = { $level ->
    [1] Rất dễ: nửa thời gian mơ màng
    [2] Dễ: thấy cái gì ăn được
    [3] Dễ: thấy nước đáp của bạn
    [4] Vừa: nhìn trước bốn nước
    [5] Khá: nhìn trước sáu nước
    [6] Mạnh: nhìn trước chín nước
    [7] Rất mạnh: nhìn trước mười sáu nước
   *[8] Mạnh hết mức
}
new-rounds = Bao lâu?
new-one-round = Một vòng
new-match = Một trận, đến khi có người không lấp đầy được lỗ
new-options = Những luật còn tranh cãi
new-begin = Bắt đầu
ask-title = Có một ván đang chơi
ask-text = Bạn đang chơi { $game }. Chơi tiếp ván đó, hay bắt đầu { $other } thay vào? Nếu bắt đầu, ván đang chơi sẽ kết thúc.
ask-on = Chơi tiếp
ask-new = Bắt đầu ván mới
kept-title = Ván trước của bạn
kept-part = Không đọc được hết những gì đã lưu. Ván chơi tiếp từ chỗ còn chơi được, và bản đã lưu được cất riêng trên thiết bị này.
kept-none = Không đọc được ván này. Bản đã lưu được cất riêng trên thiết bị này, và một ván mới bắt đầu.
options-preset = Bộ luật có sẵn
options-usual = Luật thường dùng
sheet-close = Đóng

## Các nước đi

moves-title = Nước đi ({ $count })
moves-none = Chưa có nước đi nào.
moves-lost = −{ $seeds }
review-start = Đáng giá bao nhiêu?
review-start-over = Nước nào quan trọng?
review-running = Đang xem từng nước …
review-mistakes = Những nước này đã để mất hạt.
review-none = Không để mất gì.
review-what-if = Nước { $move }: { $played } để mất { $seeds } hạt; { $better } tốt hơn.
review-try = Thử từ đó
graph-label = Hàng dưới dẫn bao nhiêu sau mỗi nước; cuối cùng { $value }
graph-legend = Trên đường giữa là hàng dưới dẫn. Điểm rỗng là ước lượng; hình thoi là nước sai.

## Cài đặt

set-language = Ngôn ngữ
set-digits = Chữ số của ngôn ngữ này
set-speed = Tốc độ hạt
set-speed-slow = Chậm
set-speed-normal = Thường
set-speed-fast = Nhanh
set-speed-off = Tắt
set-sound = Âm thanh
set-confirm = Xác nhận từng nước
set-turned = Xoay hàng xa khi hai người chơi
set-look = Màu sắc
set-look-auto = Theo máy
set-look-light = Sáng
set-look-dark = Tối
set-orientation = Bàn
set-orientation-auto = Tùy màn hình
set-orientation-landscape = Ngang
set-orientation-portrait = Dọc
set-pieces = Quân
set-pieces-usual = Theo trò chơi
set-pieces-cowrie = Vỏ ốc sứ
set-pieces-tamarind = Hạt me
set-pieces-manjadi = Hạt đỏ (manjadi)
set-pieces-bead = Hạt cườm
set-pieces-pebble = Sỏi
set-pieces-seed = Hạt xám

keys-title = Phím
keys-digits = đi một lỗ ở hàng của bạn
keys-digits-key = 1–{ $last }
keys-arrows = đi từ lỗ này sang lỗ khác
keys-arrows-key = Mũi tên
keys-enter = đi lỗ đang chọn
keys-enter-key = Enter
keys-escape = cho nước đi xong ngay, đóng bảng
keys-escape-key = Esc
keys-undo = đi lại
keys-undo-key = U
keys-hint = xin gợi ý
keys-hint-key = H
keys-help = danh sách này
keys-help-key = ?

## Học

learn-first-game = Ván đầu tiên, có chỉ dẫn
learn-try = { $count ->
    [1] Thử xem
   *[other] Thử xem ({ $count } thế)
}
learn-variant = Thế này minh họa một cách hiểu luật khác.
learn-sow = Hãy gieo lỗ { $hole }.
learn-other = Cũng được. Muốn thấy luật, hãy quay lại và gieo lỗ { $hole }.
learn-done = Luật là như vậy.
learn-again = Lần nữa
learn-previous = Trước
learn-next = Sau

## Câu đố

puzzle-today = Câu đố hôm nay
puzzle-number = Câu đố { $number }
puzzle-task = Có một lỗ hơn hẳn mọi lỗ khác. Lỗ nào?
puzzle-grade = { $moves ->
    [1] Nhìn trước một nước là đủ.
   *[other] Hãy nhìn trước { $moves } nước.
}
puzzle-right = Đúng! Lỗ tốt thứ nhì kém { $gap }.
puzzle-wrong = Có lỗ khác hơn { $gap }.
puzzle-show = Hiện giá trị
puzzle-study = Nghiên cứu
puzzle-solved = Đã giải: { $count } trên { $all }.

## Nghiên cứu

study-thinking = Đang xem thế này …
study-exact = Nếu hai bên chơi tốt nhất, người đến lượt được { $value } kể từ đây.
study-guess = Theo những gì thấy được: khoảng { $value } cho người đến lượt.
study-turn = Xoay bàn
study-why = Vì sao?
study-share = Chép liên kết
study-copied = Đã chép
study-copy = Hãy chép liên kết này:
study-too-long = Một liên kết chứa nhiều nhất { $most } nước đi. Hãy lưu ván này thành tệp ở mục Biên bản.
why-title = Cách chơi tốt nhất tiếp theo
why-back = Lùi một hạt
why-step = Tiến một hạt
setup-title = Xếp một thế
setup-text = Thế dưới dạng chữ
setup-hole = Lỗ { $number }
setup-store = Kho
setup-mover = Đến lượt ai?
setup-help = Mỗi hàng tính từ bên trái của chủ hàng; x là lỗ đóng; số cuối hàng là kho.
setup-show = Hiện
setup-start = Về đầu ván
records-title = Biên bản
records-text = Biên bản một ván
records-write = Ghi ván này ra đây
records-save = Lưu thành tệp
records-read = Hiện nội dung ở đây
records-file = Mở tệp
records-more = Lỗi khác: { $count }
records-back = Trở lại ván lúc trước

## Từng hạt một

why-last = Nước đi, từng hạt một
step-lift = Lượt gieo { $lap }: bốc { $seeds } hạt ở { $where }.
step-drop = Một hạt vào { $where }. Trong tay: { $hand }.
step-store = Một hạt vào kho. Trong tay: { $hand }.
step-take-while-sowing = { $where } thành { $seeds } hạt: bị bắt.
step-take-sweep = Bên kia lỗ trống, quét { $where }: { $seeds } hạt.
step-take-last-seed = Hạt cuối làm { $where } thành { $seeds } hạt: bị bắt.
step-take-run = Bên cạnh, { $where } cũng bị bắt: { $seeds } hạt.
step-take-opposite = Đối diện, { $where } bị bắt: { $seeds } hạt.
step-take-lone-seed = Hạt lẻ rơi vào lỗ trống: bắt { $seeds } hạt ở { $where }.
step-to = { $whoIs ->
    [you] Số hạt đó là của bạn.
   *[other] Số hạt đó là của { $who }.
}
step-stop-lap-over = Đã gieo hết hạt.
step-stop-next-empty = Lỗ kế tiếp trống nên dừng gieo.
step-stop-last-was-empty = Hạt cuối rơi vào lỗ trống nên dừng gieo.
step-stop-capture = Bắt hạt thì hết lượt gieo.
step-stop-in-store = Hạt cuối rơi vào kho.
step-stop-endless = Việc gieo sẽ không bao giờ hết nên bị dừng.

## Giới thiệu

about-app = Kuzhi chơi và nghiên cứu các trò mancala hai hàng truyền thống. Giá trị của mỗi nước là chính xác ở đâu tính được, và được nói rõ là ước lượng ở đâu không tính được. Ứng dụng chạy không cần mạng, và những gì bạn làm chỉ ở trên máy của bạn.
about-also = Còn gọi là: { $names }
about-disputed = Những điều còn tranh cãi
about-disputed-how = Các nguồn không thống nhất ở những điểm này. Câu trả lời đầu là cách thường dùng ở đây; có thể chọn cách khác khi bắt đầu ván mới.
about-see = Xem thử
about-sources = Nguồn
about-digest = Mã nhận dạng của luật thường dùng:
