### Từ vựng của các tệp luật, thành câu.

rule-without = Không có “{ $heading }”.
rule-neutral = { $meaning } ({ $value })
rules-also-called = Còn gọi là: { $names }.
rules-presets = Bộ luật có sẵn
rules-options = Những điểm còn tranh cãi; dấu sao chỉ lựa chọn đang dùng
rules-sources = Nguồn
rules-digest = Mã nhận dạng của luật này: { $digest }

## Bàn chơi

rule-heading-board = Bàn chơi
rule-board-holes = Có hai hàng, mỗi hàng { $value } lỗ, và mỗi người một kho.
rule-board-stores-captures-only = Không gieo vào kho; kho chỉ giữ những gì bắt được.
rule-board-stores-sown-by-owner = Người chơi gieo vào kho của mình ở đầu phải hàng mình và bỏ qua kho của bên kia.

## Cách xếp

rule-heading-setup = Cách xếp
rule-setup-seeds = Mỗi lỗ bắt đầu với { $value } hạt.
rule-setup-seeds-list = Các lỗ mỗi hàng bắt đầu với số hạt sau, tính từ bên trái của chủ hàng: { $value }.
rule-setup-first-south = Nam đi trước.
rule-setup-first-north = Bắc đi trước.
rule-heading-deal = Cách chia
rule-deal-least = Mọi hạt được rải ngẫu nhiên{ $value ->
    [0] {"."}
   *[other] , nhưng mỗi lỗ được { $value } hạt trước.
}
rule-heading-ritual = Chọn bên
rule-ritual-manner-odd-or-even = Một người giấu một hoặc hai hạt và hỏi “lẻ hay chẵn?”. Đoán đúng thì được chọn bên; đoán sai thì người hỏi chọn.
rule-ritual-manner-lot = Rút thăm xem ai được chọn bên.
rule-ritual-manner-skipped = Không chơi để chọn bên: người thứ nhất ngồi phía nam.

## Một lượt

rule-heading-turn = Một lượt
rule-turn-from-any-own = Người chơi gieo từ bất kỳ lỗ nào có hạt ở hàng mình.
rule-turn-from-leftmost-own = Người chơi phải gieo từ lỗ đầu tiên có hạt ở hàng mình, tính từ bên trái.
rule-turn-from-rightmost-own = Người chơi phải gieo từ lỗ đầu tiên có hạt ở hàng mình, tính từ bên phải.
rule-turn-direction-counterclockwise = Gieo ngược chiều kim đồng hồ: dọc hàng mình sang phải, rồi dọc hàng kia.
rule-turn-direction-clockwise = Gieo theo chiều kim đồng hồ: dọc hàng mình sang trái, rồi dọc hàng kia.
rule-turn-stuck-passes = Người không có hạt thì bỏ lượt.
rule-turn-stuck-cannot-happen = Không ai phải bỏ lượt.
rule-turn-again-never = Hai người thay phiên nhau, mỗi lần một nước.
rule-turn-again-last-seed-in-own-store = Ai để hạt cuối rơi vào kho mình thì được đi tiếp.
rule-heading-feeding = Bổn phận nuôi hạt
rule-feeding-tested-after-capture = Khi bên kia hết hạt, phải đi một nước mà sau khi bắt vẫn để lại hạt ở hàng bên kia.
rule-feeding-tested-placed = Khi bên kia hết hạt, phải gieo ít nhất một hạt sang hàng bên kia, dù chính nước đó bắt lại.

## Gieo

rule-heading-sowing = Gieo
rule-sowing-origin-sown = Lượt gieo vòng về lỗ xuất phát thì gieo cả vào đó.
rule-sowing-origin-skipped = Lượt gieo vòng về lỗ xuất phát thì bỏ qua lỗ đó.
rule-sowing-relay-none = Gieo hết hạt trên tay thì việc gieo kết thúc.
rule-sowing-relay-next-hole = Gieo hết hạt trên tay thì bốc mọi hạt ở lỗ kế tiếp và gieo tiếp. Lỗ kế tiếp trống thì việc gieo kết thúc.
rule-sowing-relay-last-hole = Nếu hạt cuối rơi vào lỗ đang có hạt thì bốc tất cả và gieo tiếp, trừ khi chúng bị bắt. Hạt cuối rơi vào lỗ trống thì việc gieo kết thúc.
rule-sowing-closed-holes-skipped = Lỗ đóng được bỏ qua như thể không có.
rule-sowing-closed-holes-empty = Không bao giờ gieo vào lỗ đóng, nhưng chúng được coi là trống khi xét lỗ kế tiếp hoặc lỗ sau nữa.
rule-sowing-endless-stop = Việc gieo không bao giờ dừng sẽ ngừng ở chỗ bắt đầu lặp lại; không bắt thêm gì và hết lượt.
rule-sowing-endless-forbidden = Không được đi nước gieo không bao giờ dừng, trừ khi không còn nước nào khác.
rule-sowing-endless-end-round = Việc gieo không bao giờ dừng kết thúc vòng; hạt trên bàn chia đều.

## Bắt

rule-heading-capture-while-sowing = Bắt khi đang gieo
rule-capture-while-sowing-count = Lỗ bị bắt ngay khi một hạt làm số hạt thành một trong các số: { $value }.
rule-capture-while-sowing-taken-by-sower = Người đang gieo lấy những gì bắt được trên đường.
rule-capture-while-sowing-taken-by-hole-owner = Chủ lỗ lấy những gì bắt được ở lỗ đó, ai gieo cũng vậy.
rule-capture-while-sowing-last-seed-included = Hạt cuối của lượt gieo cũng bắt như các hạt khác.
rule-capture-while-sowing-last-seed-left = Số do hạt cuối của lượt gieo tạo ra thì để lại trong lỗ.
rule-heading-capture-sweep = Bắt qua lỗ trống
rule-capture-sweep-takes-hole-beyond = Khi việc gieo dừng trước một lỗ trống, người chơi lấy hạt ở lỗ ngay sau đó.
rule-capture-sweep-takes-next-occupied = Khi việc gieo dừng trước một lỗ trống, người chơi lấy hạt ở lỗ có hạt gần nhất sau đó.
rule-capture-sweep-run-single = Bắt qua lỗ trống chỉ lấy một lỗ.
rule-capture-sweep-run-alternating = Nếu lỗ sau lỗ vừa bắt trống và lỗ tiếp nữa có hạt thì lấy cả lỗ đó, cứ thế tiếp.
rule-capture-sweep-then-turn-over = Sau khi bắt qua lỗ trống thì hết lượt.
rule-capture-sweep-then-relay-on = Sau khi bắt qua lỗ trống, người chơi bốc hạt ở lỗ sau lỗ vừa bắt, nếu có, và gieo tiếp.
rule-heading-capture-last-seed = Bắt bằng hạt cuối
rule-capture-last-seed-count = Hạt cuối bắt nếu làm số hạt trong lỗ thành một trong các số: { $value }.
rule-capture-last-seed-rows-both = Hạt cuối bắt ở cả hai hàng.
rule-capture-last-seed-rows-own = Hạt cuối chỉ bắt ở hàng của người chơi.
rule-capture-last-seed-rows-opponent = Hạt cuối chỉ bắt ở hàng bên kia.
rule-capture-last-seed-run-none = Chỉ bắt lỗ của hạt cuối.
rule-capture-last-seed-run-backwards = Các lỗ ngay trước lỗ của hạt cuối cũng bị bắt, chừng nào còn có số hạt như vậy.
rule-capture-last-seed-run-forwards = Các lỗ ngay sau lỗ của hạt cuối cũng bị bắt, chừng nào còn có số hạt như vậy.
rule-capture-last-seed-run-taken-together = Các lỗ của chuỗi được xác định trước rồi lấy cùng lúc.
rule-capture-last-seed-run-taken-one-by-one = Các lỗ của chuỗi được lấy lần lượt, lấy xong mới xét lỗ sau.
rule-capture-last-seed-opposite-left = Các lỗ đối diện lỗ bị bắt giữ nguyên.
rule-capture-last-seed-opposite-taken = Hạt ở các lỗ đối diện lỗ bị bắt cũng bị lấy.
rule-capture-last-seed-grand-slam-stands = Một lần bắt có thể lấy hết hạt của bên kia.
rule-capture-last-seed-grand-slam-captures-nothing = Lần bắt khiến bên kia hết hạt thì không lấy gì.
rule-heading-capture-lone-seed = Bắt bằng hạt đơn
rule-capture-lone-seed-needs-opposite-occupied = Nếu hạt cuối rơi vào lỗ trống ở hàng mình và lỗ đối diện có hạt thì tất cả vào kho người chơi.
rule-capture-lone-seed-needs-nothing = Nếu hạt cuối rơi vào lỗ trống ở hàng mình thì nó vào kho người chơi cùng những gì ở lỗ đối diện.

## Kết thúc

rule-heading-end-empty-row = Kết thúc: hàng trống
rule-end-empty-row-whose-mover = Vòng kết thúc khi người đến lượt không có hạt ở hàng mình.
rule-end-empty-row-whose-either = Vòng kết thúc khi một trong hai hàng trống.
rule-end-empty-row-rest-opponent = Đối thủ của người hết hạt lấy tất cả phần còn lại.
rule-end-empty-row-rest-empty-player = Người hết hạt lấy tất cả phần còn lại.
rule-end-empty-row-rest-row-owner = Mỗi người giữ hạt ở hàng mình.
rule-heading-end-few-seeds = Kết thúc: còn ít hạt
rule-end-few-seeds-at-most = Vòng kết thúc khi { $value ->
    [0] trên bàn không còn hạt
   *[other] trên bàn còn không quá { $value } hạt
}.
rule-end-few-seeds-rest-shared = Những hạt cuối trên bàn chia đều; hạt lẻ không thuộc về ai.
rule-end-few-seeds-rest-row-owner = Trong những hạt cuối, mỗi người giữ hạt ở hàng mình.
rule-end-few-seeds-rest-nobody = Những hạt cuối trên bàn không tính cho ai.
rule-heading-end-starved = Kết thúc: hết đường nuôi
rule-end-starved-rest-starved = Khi một người hết hạt và không thể được nuôi, người đó lấy tất cả phần còn lại.
rule-end-starved-rest-feeder = Khi một người hết hạt và không thể được nuôi, bên kia lấy tất cả phần còn lại.
rule-end-starved-rest-row-owner = Khi một người hết hạt và không thể được nuôi, mỗi người giữ hạt ở hàng mình.
rule-heading-end-majority = Kết thúc: quá nửa
rule-end-majority-then-over = Ai có quá nửa trong { $total } hạt là thắng và ván dừng; hạt trên bàn không tính cho ai.
rule-end-majority-then-play-on = Vẫn chơi tiếp khi có người được quá nửa trong { $total } hạt.
rule-heading-repetition = Lặp lại
rule-repetition-count = Vòng kết thúc khi cùng một bàn với cùng người đến lượt xuất hiện lần thứ { $value }.
rule-repetition-rest-shared = Sau khi lặp lại, hạt trên bàn chia đều; hạt lẻ không thuộc về ai. Hai bên có thể thỏa thuận sớm hơn.
rule-repetition-rest-row-owner = Sau khi lặp lại, mỗi người giữ hạt ở hàng mình. Hai bên có thể thỏa thuận sớm hơn.
rule-repetition-rest-nobody = Sau khi lặp lại, hạt trên bàn không tính cho ai. Hai bên có thể thỏa thuận sớm hơn.

## Trận

rule-heading-match = Trận
rule-match-refill = Vào vòng sau, mỗi người dùng hạt của mình lấp các lỗ ở hàng mình, mỗi lỗ { $value } hạt. Lỗ không lấp được thì đóng trong vòng đó.
rule-match-fill-from-own-left = Bắt đầu lấp từ bên trái của mình.
rule-match-fill-from-own-right = Bắt đầu lấp từ bên phải của mình.
rule-match-remainder-kept = Hạt không lấp đủ một lỗ thì ở lại trong kho.
rule-match-starter-alternates = Người không đi trước ở vòng này sẽ đi trước ở vòng sau.
rule-match-over-cannot-fill-a-hole = Trận kết thúc khi một người không lấp được lỗ nào; bên kia thắng.
rule-match-rounds = Trận kết thúc chậm nhất sau { $value } vòng.
rule-match-rounds-until-exhausted = Trận kéo dài bao nhiêu vòng cũng được cho đến lúc đó.

## Những gì không có

rule-without-deal = Mỗi vòng bắt đầu với số hạt như nhau trong các lỗ; không rải ngẫu nhiên.
rule-without-ritual = Không chọn bên; người thứ nhất ngồi phía nam.
rule-without-feeding = Khi bên kia hết hạt thì không phải cho.
rule-without-capture-while-sowing = Không bắt gì khi đang gieo.
rule-without-capture-last-seed = Hạt cuối không bắt theo số hạt trong lỗ.
rule-without-capture-lone-seed = Hạt cuối đơn lẻ không bắt gì.
rule-without-capture-sweep = Không bắt qua lỗ trống.
rule-without-end-empty-row = Hàng trống không kết thúc vòng.
rule-without-end-few-seeds = Vòng không kết thúc vì còn ít hạt.
rule-without-end-starved = Vòng không kết thúc vì một người không thể được nuôi.
rule-without-end-majority = Vẫn chơi tiếp khi có người được quá nửa số hạt.
rule-without-match = Mỗi vòng là riêng; không có trận.

## Hỏi gì khi các nguồn khác nhau

rule-ask-board-holes = Một hàng có bao nhiêu lỗ?
rule-ask-board-stores = Có gieo vào kho không?
rule-ask-setup-seeds = Mỗi lỗ bắt đầu với bao nhiêu hạt?
rule-ask-setup-first = Ai đi trước?
rule-ask-deal = Lúc đầu hạt nằm thế nào?
rule-ask-deal-least = Khi rải ngẫu nhiên, mỗi lỗ được ít nhất bao nhiêu hạt?
rule-ask-ritual = Có chọn bên không?
rule-ask-ritual-manner = Chọn bên thế nào?
rule-ask-turn-from = Được gieo từ những lỗ nào?
rule-ask-turn-direction = Gieo theo chiều nào?
rule-ask-turn-stuck = Người không có hạt để gieo làm gì?
rule-ask-turn-again = Khi nào được đi tiếp?
rule-ask-feeding = Có phải cho hạt người hết hạt không?
rule-ask-feeding-tested = Khi nào một nước được coi là nuôi?
rule-ask-sowing-origin = Lượt gieo dài có gieo vào lỗ xuất phát không?
rule-ask-sowing-relay = Lượt gieo này dẫn sang lượt sau thế nào?
rule-ask-sowing-closed-holes = Lỗ đóng là gì đối với người gieo và bắt?
rule-ask-sowing-endless = Nếu việc gieo không bao giờ dừng thì sao?
rule-ask-capture-while-sowing = Có bắt khi đang gieo không?
rule-ask-capture-while-sowing-count = Khi gieo, bắt những số nào?
rule-ask-capture-while-sowing-taken-by = Ai được những gì bắt khi gieo?
rule-ask-capture-while-sowing-last-seed = Hạt cuối của lượt gieo có bắt như các hạt khác không?
rule-ask-capture-last-seed = Hạt cuối có bắt theo số hạt trong lỗ không?
rule-ask-capture-last-seed-count = Hạt cuối bắt những số nào?
rule-ask-capture-last-seed-rows = Hạt cuối bắt ở những hàng nào?
rule-ask-capture-last-seed-run = Lỗ nào bên cạnh bị bắt cùng lỗ của hạt cuối?
rule-ask-capture-last-seed-run-taken = Nhiều lỗ bị bắt cùng lúc hay lần lượt?
rule-ask-capture-last-seed-opposite = Lỗ đối diện lỗ bị bắt thì sao?
rule-ask-capture-last-seed-grand-slam = Có được bắt hết hạt của bên kia không?
rule-ask-capture-lone-seed = Hạt cuối rơi vào lỗ trống có bắt không?
rule-ask-capture-lone-seed-needs = Khi nào hạt cuối rơi vào lỗ trống thì bắt?
rule-ask-capture-sweep = Có bắt qua lỗ trống không?
rule-ask-capture-sweep-takes = Bắt lỗ nào sau lỗ trống?
rule-ask-capture-sweep-run = Có thể bắt nhiều lỗ qua các lỗ trống không?
rule-ask-capture-sweep-then = Sau khi bắt qua lỗ trống, lượt tiếp tục thế nào?
rule-ask-end-empty-row = Hàng trống có kết thúc vòng không?
rule-ask-end-empty-row-whose = Hàng trống của ai kết thúc vòng?
rule-ask-end-empty-row-rest = Ai được phần còn lại khi một hàng trống?
rule-ask-end-few-seeds = Còn ít hạt có kết thúc vòng không?
rule-ask-end-few-seeds-at-most = Còn bao nhiêu hạt thì kết thúc vòng?
rule-ask-end-few-seeds-rest = Ai được những hạt còn lại cuối cùng?
rule-ask-end-starved = Nếu một người hết hạt và không thể được nuôi thì sao?
rule-ask-end-starved-rest = Ai được phần còn lại khi một người không thể được nuôi?
rule-ask-end-majority = Có quá nửa số hạt thì có kết thúc vòng không?
rule-ask-end-majority-then = Có quá nửa số hạt thì có kết thúc vòng không?
rule-ask-repetition-count = Cùng một thế được xuất hiện bao nhiêu lần?
rule-ask-repetition-rest = Ai được phần còn lại sau khi lặp lại?
rule-ask-match = Có chơi nhiều vòng thành trận không?
rule-ask-match-refill = Vòng sau lấp mỗi lỗ bao nhiêu hạt?
rule-ask-match-fill-from = Bắt đầu lấp từ đầu nào?
rule-ask-match-remainder = Hạt không lấp đủ lỗ thì sao?
rule-ask-match-starter = Ai bắt đầu vòng sau?
rule-ask-match-over = Khi nào hết trận?
rule-ask-match-rounds = Một trận có bao nhiêu vòng?

option-fours-to = Ai được những nhóm bốn?
option-last-seed-four = Nhóm bốn do hạt cuối của lượt gieo tạo ra có được lấy không?
