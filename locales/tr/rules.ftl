### Kural dosyalarının sözcükleri, tümce olarak.

rule-without = “{ $heading }” olmadan.
rule-neutral = { $meaning } ({ $value })
rules-also-called = Başka adları: { $names }.
rules-presets = Hazır kurallar
rules-options = Tartışmalı noktalar; yıldız geçerli seçimi gösterir
rules-sources = Kaynaklar
rules-digest = Bu kuralların özeti: { $digest }

## Tahta

rule-heading-board = Tahta
rule-board-holes = Her birinde { $value } kuyu bulunan iki sıra ve her oyuncunun bir hazinesi vardır.
rule-board-stores-captures-only = Hazinelere taş dağıtılmaz; alınanlar orada durur.
rule-board-stores-sown-by-owner = Oyuncular sıralarının sağ ucundaki kendi hazinelerine taş bırakır, ötekininkini atlar.

## Diziliş

rule-heading-setup = Diziliş
rule-setup-seeds = Her kuyuda başta { $value } taş bulunur.
rule-setup-seeds-list = Her sıranın kuyularında, sahibinin solundan, başta şu kadar taş bulunur: { $value }.
rule-setup-first-south = Güney başlar.
rule-setup-first-north = Kuzey başlar.
rule-heading-deal = Dağılım
rule-deal-least = Bütün taşlar rastgele serpilir{ $value ->
    [0] {"."}
   *[other] , ama her kuyu önce { $value } taş alır.
}
rule-heading-ritual = Sıra seçimi
rule-ritual-manner-odd-or-even = Biri bir ya da iki taş saklar ve “tek mi, çift mi?” diye sorar. Doğru bilen sıra seçer; yanlışta soran seçer.
rule-ritual-manner-lot = Kimin sıra seçeceğini kura belirler.
rule-ritual-manner-skipped = Sıralar için oynanmaz: birinci oyuncu güneyde oturur.

## Hamle

rule-heading-turn = Hamle
rule-turn-from-any-own = Oyuncu kendi sırasında taşı olan herhangi bir kuyudan dağıtır.
rule-turn-from-leftmost-own = Oyuncu kendi sırasında soldan sayarak taşı olan ilk kuyudan dağıtmak zorundadır.
rule-turn-from-rightmost-own = Oyuncu kendi sırasında sağdan sayarak taşı olan ilk kuyudan dağıtmak zorundadır.
rule-turn-direction-counterclockwise = Taşlar saat yönünün tersine dağıtılır: kendi sırasında sağa, sonra öteki sırada.
rule-turn-direction-clockwise = Taşlar saat yönünde dağıtılır: kendi sırasında sola, sonra öteki sırada.
rule-turn-stuck-passes = Taşı olmayan oyuncu pas geçer.
rule-turn-stuck-cannot-happen = Hiç kimse pas geçmek zorunda kalmaz.
rule-turn-again-never = Oyuncular sırayla birer hamle yapar.
rule-turn-again-last-seed-in-own-store = Son taşı kendi hazinesine düşen oyuncu bir daha oynar.
rule-heading-feeding = Besleme zorunluluğu
rule-feeding-tested-after-capture = Rakibinin taşı olmayan oyuncu, alışlardan sonra rakibin sırasında taş bırakan bir hamle yapmalıdır.
rule-feeding-tested-placed = Rakibinin taşı olmayan oyuncu, aynı hamlede geri alsa bile, rakibin sırasına en az bir taş bırakmalıdır.

## Dağıtma

rule-heading-sowing = Dağıtma
rule-sowing-origin-sown = Başladığı kuyuya dönen tur oraya da taş bırakır.
rule-sowing-origin-skipped = Başladığı kuyuya dönen tur o kuyuyu atlar.
rule-sowing-relay-none = Eldeki taşlar bitince dağıtma biter.
rule-sowing-relay-next-hole = Eldeki taşlar bitince oyuncu sonraki kuyunun bütün taşlarını alıp dağıtmayı sürdürür. Sonraki kuyu boşsa dağıtma biter.
rule-sowing-relay-last-hole = Son taş içinde taş olan bir kuyuya düşerse, alınmıyorlarsa, oyuncu hepsini alıp dağıtmayı sürdürür. Boş kuyuya düşen son taş dağıtmayı bitirir.
rule-sowing-closed-holes-skipped = Kapalı kuyular yokmuş gibi geçilir.
rule-sowing-closed-holes-empty = Kapalı kuyulara taş bırakılmaz; ama sonraki kuyuya ya da ötesine bakan için boş sayılırlar.
rule-sowing-endless-stop = Hiç bitmeyecek dağıtma, yinelenmeye başladığı yerde durur; artık bir şey alınmaz ve sıra geçer.
rule-sowing-endless-forbidden = Dağıtması hiç bitmeyecek bir hamle, başkası varsa oynanamaz.
rule-sowing-endless-end-round = Hiç bitmeyecek dağıtma eli bitirir; tahtadaki taşlar eşit paylaşılır.

## Alışlar

rule-heading-capture-while-sowing = Dağıtırken alış
rule-capture-while-sowing-count = Bir taş kuyudaki sayıyı şunlardan biri yapar yapmaz kuyu alınır: { $value }.
rule-capture-while-sowing-taken-by-sower = Yolda alınanları dağıtan oyuncu alır.
rule-capture-while-sowing-taken-by-hole-owner = Kuyuda alınanları, kim dağıtırsa dağıtsın, kuyunun sahibi alır.
rule-capture-while-sowing-last-seed-included = Turun son taşı da ötekiler gibi alır.
rule-capture-while-sowing-last-seed-left = Turun son taşının yaptığı sayı kuyuda kalır.
rule-heading-capture-sweep = Boş kuyunun ötesinden alış
rule-capture-sweep-takes-hole-beyond = Dağıtma boş bir kuyunun önünde durursa oyuncu hemen ötesindeki kuyunun taşlarını alır.
rule-capture-sweep-takes-next-occupied = Dağıtma boş bir kuyunun önünde durursa oyuncu ötede taşı olan ilk kuyunun taşlarını alır.
rule-capture-sweep-run-single = Boş kuyunun ötesinden alış tek kuyuyu alır.
rule-capture-sweep-run-alternating = Alınan kuyudan sonraki boş, onun ötesindeki doluysa o da alınır, ve böyle sürer.
rule-capture-sweep-then-turn-over = Boş kuyunun ötesinden alıştan sonra sıra geçer.
rule-capture-sweep-then-relay-on = Boş kuyunun ötesinden alıştan sonra oyuncu alınan kuyudan sonraki kuyuda taş varsa onları alıp dağıtmayı sürdürür.
rule-heading-capture-last-seed = Son taşla alış
rule-capture-last-seed-count = Son taş kuyusundaki sayıyı şunlardan biri yaparsa alır: { $value }.
rule-capture-last-seed-rows-both = Son taş iki sırada da alır.
rule-capture-last-seed-rows-own = Son taş yalnızca oyuncunun kendi sırasında alır.
rule-capture-last-seed-rows-opponent = Son taş yalnızca rakibin sırasında alır.
rule-capture-last-seed-run-none = Yalnızca son taşın kuyusu alınır.
rule-capture-last-seed-run-backwards = Son taşın kuyusundan hemen önceki kuyular da böyle bir sayı tuttukça alınır.
rule-capture-last-seed-run-forwards = Son taşın kuyusundan hemen sonraki kuyular da böyle bir sayı tuttukça alınır.
rule-capture-last-seed-run-taken-together = Böyle bir dizinin kuyuları önce belirlenir, sonra birlikte alınır.
rule-capture-last-seed-run-taken-one-by-one = Böyle bir dizinin kuyuları, her biri sonrakine bakılmadan önce, tek tek alınır.
rule-capture-last-seed-opposite-left = Alınan kuyuların karşısındakiler olduğu gibi kalır.
rule-capture-last-seed-opposite-taken = Alınan kuyuların karşısında ne varsa o da alınır.
rule-capture-last-seed-grand-slam-stands = Bir alış rakibin her şeyini alabilir.
rule-capture-last-seed-grand-slam-captures-nothing = Rakibi taşsız bırakacak alış hiçbir şey almaz.
rule-heading-capture-lone-seed = Yalnız taşla alış
rule-capture-lone-seed-needs-opposite-occupied = Son taş oyuncunun kendi sırasında boş bir kuyuya düşer ve karşısında taş varsa hepsi oyuncunun hazinesine gider.
rule-capture-lone-seed-needs-nothing = Son taş oyuncunun kendi sırasında boş bir kuyuya düşerse, karşısında ne varsa onunla birlikte oyuncunun hazinesine gider.

## Bitişler

rule-heading-end-empty-row = Bitiş: boş sıra
rule-end-empty-row-whose-mover = Sırası gelenin sırasında taş yoksa el biter.
rule-end-empty-row-whose-either = Sıralardan biri boşalınca el biter.
rule-end-empty-row-rest-opponent = Kalanların hepsini taşsız oyuncunun rakibi alır.
rule-end-empty-row-rest-empty-player = Kalanların hepsini taşsız oyuncu alır.
rule-end-empty-row-rest-row-owner = Her oyuncu kendi sırasındakileri alır.
rule-heading-end-few-seeds = Bitiş: az taş
rule-end-few-seeds-at-most = Tahtada { $value ->
    [0] taş kalmayınca
   *[other] en çok { $value } taş kalınca
} el biter.
rule-end-few-seeds-rest-shared = Tahtadaki son taşlar eşit paylaşılır; tek kalan kimsenin değildir.
rule-end-few-seeds-rest-row-owner = Her oyuncu son taşlardan kendi sırasındakileri alır.
rule-end-few-seeds-rest-nobody = Tahtadaki son taşlar kimseye sayılmaz.
rule-heading-end-starved = Bitiş: aç kalma
rule-end-starved-rest-starved = Bir oyuncunun taşı yoksa ve beslenemiyorsa kalanların hepsini o alır.
rule-end-starved-rest-feeder = Bir oyuncunun taşı yoksa ve beslenemiyorsa kalanların hepsini öteki alır.
rule-end-starved-rest-row-owner = Bir oyuncunun taşı yoksa ve beslenemiyorsa herkes kendi sırasındakileri alır.
rule-heading-end-majority = Bitiş: yarıdan çok
rule-end-majority-then-over = Oyunun { $total } taşının yarısından çoğunu toplayan kazanır ve oyun durur; tahtadaki taşlar kimseye sayılmaz.
rule-end-majority-then-play-on = Bir oyuncu { $total } taşın yarısından çoğunu topladığında oyun sürer.
rule-heading-repetition = Yinelenme
rule-repetition-count = Aynı tahta, sıra aynı oyuncudayken { $value }. kez ortaya çıkınca el biter.
rule-repetition-rest-shared = Yinelenmeden sonra tahtadaki taşlar eşit paylaşılır; tek kalan kimsenin değildir. Oyuncular bunda daha önce anlaşabilir.
rule-repetition-rest-row-owner = Yinelenmeden sonra herkes kendi sırasındakileri alır. Oyuncular bunda daha önce anlaşabilir.
rule-repetition-rest-nobody = Yinelenmeden sonra tahtadaki taşlar kimseye sayılmaz. Oyuncular bunda daha önce anlaşabilir.

## Maçlar

rule-heading-match = Maç
rule-match-refill = Sonraki el için oyuncular kendi sıralarındaki kuyuları ellerindekilerle, her birine { $value } taş koyarak doldurur. Dolmayan kuyular o el kapalıdır.
rule-match-fill-from-own-left = Oyuncular doldurmaya kendi sollarından başlar.
rule-match-fill-from-own-right = Oyuncular doldurmaya kendi sağlarından başlar.
rule-match-remainder-kept = Kuyu doldurmayan taşlar hazinede kalır.
rule-match-starter-alternates = Bir elde başlamayan oyuncu sonrakinde başlar.
rule-match-over-cannot-fill-a-hole = Bir oyuncu tek bir kuyu bile dolduramayınca maç biter; öteki kazanır.
rule-match-rounds = Maç en geç { $value } elden sonra biter.
rule-match-rounds-until-exhausted = Maç bunun için gereken kadar el sürer.

## Olmayanlar

rule-without-deal = Her el kuyularda aynı sayıda taşla başlar; hiçbiri serpilmez.
rule-without-ritual = Sıra seçilmez; birinci oyuncu güneyde oturur.
rule-without-feeding = Rakibinin taşı olmayan oyuncu taş vermek zorunda değildir.
rule-without-capture-while-sowing = Dağıtırken bir şey alınmaz.
rule-without-capture-last-seed = Son taş kuyusunun sayısıyla bir şey almaz.
rule-without-capture-lone-seed = Yalnız son taş bir şey almaz.
rule-without-capture-sweep = Boş kuyunun ötesinden bir şey alınmaz.
rule-without-end-empty-row = Boş sıra eli bitirmez.
rule-without-end-few-seeds = El, az taş kaldı diye bitmez.
rule-without-end-starved = El, bir oyuncu beslenemiyor diye bitmez.
rule-without-end-majority = Bir oyuncu taşların yarısından çoğunu topladığında oyun sürer.
rule-without-match = El kendi başınadır; maç yoktur.

## Kaynakların ayrıldığı yerde sorulanlar

rule-ask-board-holes = Bir sırada kaç kuyu var?
rule-ask-board-stores = Hazinelere taş bırakılır mı?
rule-ask-setup-seeds = Bir kuyuda başta kaç taş var?
rule-ask-setup-first = Kim başlar?
rule-ask-deal = Taşlar başta nasıl durur?
rule-ask-deal-least = Rastgele dağılımda her kuyu kaç taş alır?
rule-ask-ritual = Sıralar seçilir mi?
rule-ask-ritual-manner = Sıralar nasıl seçilir?
rule-ask-turn-from = Oyuncu hangi kuyulardan dağıtabilir?
rule-ask-turn-direction = Taşlar hangi yöne dağıtılır?
rule-ask-turn-stuck = Dağıtacak taşı olmayan ne yapar?
rule-ask-turn-again = Oyuncu ne zaman bir daha oynar?
rule-ask-feeding = Taşı olmayan oyuncuya taş verilmeli mi?
rule-ask-feeding-tested = Bir hamle ne zaman besleme sayılır?
rule-ask-sowing-origin = Uzun tur başladığı kuyuya da taş bırakır mı?
rule-ask-sowing-relay = Bir tur ötekine nasıl bağlanır?
rule-ask-sowing-closed-holes = Dağıtan ve alan için kapalı kuyular nedir?
rule-ask-sowing-endless = Dağıtma hiç bitmeyecekse ne olur?
rule-ask-capture-while-sowing = Dağıtırken alınır mı?
rule-ask-capture-while-sowing-count = Dağıtırken hangi sayılar alınır?
rule-ask-capture-while-sowing-taken-by = Dağıtırken alınanlar kimin olur?
rule-ask-capture-while-sowing-last-seed = Turun son taşı da ötekiler gibi alır mı?
rule-ask-capture-last-seed = Son taş kuyusunun sayısıyla alır mı?
rule-ask-capture-last-seed-count = Son taş hangi sayıları alır?
rule-ask-capture-last-seed-rows = Son taş hangi sıralarda alır?
rule-ask-capture-last-seed-run = Son taşın kuyusuyla birlikte hangi komşular alınır?
rule-ask-capture-last-seed-run-taken = Birden çok kuyu birlikte mi tek tek mi alınır?
rule-ask-capture-last-seed-opposite = Alınan kuyuların karşısındakiler ne olur?
rule-ask-capture-last-seed-grand-slam = Bir alış rakibin her şeyini alabilir mi?
rule-ask-capture-lone-seed = Boş kuyuya düşen son taş alır mı?
rule-ask-capture-lone-seed-needs = Boş kuyuya düşen son taş ne zaman alır?
rule-ask-capture-sweep = Boş kuyunun ötesinden alınır mı?
rule-ask-capture-sweep-takes = Boş kuyunun ötesinde hangi kuyu alınır?
rule-ask-capture-sweep-run = Boş kuyuların ötesinden birden çok kuyu alınabilir mi?
rule-ask-capture-sweep-then = Boş kuyunun ötesinden alıştan sonra hamle nasıl sürer?
rule-ask-end-empty-row = Boş sıra eli bitirir mi?
rule-ask-end-empty-row-whose = Kimin boş sırası eli bitirir?
rule-ask-end-empty-row-rest = Sıra boşalınca kalanlar kimindir?
rule-ask-end-few-seeds = Az taş kalınca el biter mi?
rule-ask-end-few-seeds-at-most = Kaç taş kalınca el biter?
rule-ask-end-few-seeds-rest = Sonda kalan taşlar kimindir?
rule-ask-end-starved = Bir oyuncunun taşı yoksa ve beslenemiyorsa ne olur?
rule-ask-end-starved-rest = Bir oyuncu beslenemeyince kalanlar kimindir?
rule-ask-end-majority = Yarıdan çok taş eli bitirir mi?
rule-ask-end-majority-then = Yarıdan çok taş eli bitirir mi?
rule-ask-repetition-count = Aynı konum kaç kez olabilir?
rule-ask-repetition-rest = Yinelenmeden sonra kalanlar kimindir?
rule-ask-match = Birkaç el maç olarak oynanır mı?
rule-ask-match-refill = Sonraki el için kuyular kaç taşla doldurulur?
rule-ask-match-fill-from = Oyuncular doldurmaya hangi uçtan başlar?
rule-ask-match-remainder = Kuyu doldurmayan taşlar ne olur?
rule-ask-match-starter = Sonraki ele kim başlar?
rule-ask-match-over = Maç ne zaman biter?
rule-ask-match-rounds = Bir maçta kaç el var?

option-fours-to = Dörtler kimin olur?
option-last-seed-four = Turun son taşının yaptığı dört alınır mı?
