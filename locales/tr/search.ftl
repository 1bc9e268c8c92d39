### Değerler ve aramalar üzerine söylenenler. Burada olmayan İngilizce söylenir.

## Kesin değerler

error-memory-of-machine = --memory: { $asked } istendi, ama makinede yalnızca { $there } boş yer var; daha az isteyin ya da önce başka programları kapatın
solve-value = Konumun değeri, sırası gelen { $side ->
    [south] Güney
   *[north] Kuzey
} için { $value }.
solve-not-proven = Kanıtlanmadı: { $depth } hamle ileriye bakınca konumun değeri, sırası gelen { $side ->
    [south] Güney
   *[north] Kuzey
} için { $value } görünüyor.
solve-bounds = Kanıtlanan: değer { $low } ile { $high } arasında, ikisi de olabilir.
solve-move-not-proven = { "  " }{ $move }: { $value } (kanıtlanmadı; en az { $low }, en çok { $high })
solve-so-far = { $low } ile { $high } arasında
solve-looking = { $move }: { $depth } hamle ileri
solve-building = en çok { $seeds } taşlı bütün tahtaların tablosu hazırlanıyor: % { $share }
solve-line = En iyi devam: { $line }
solve-score = Güney { $south }, Kuzey { $north }.
solve-searched = { $seconds } sn içinde { $nodes } düğüm incelendi; kuralların özeti { $digest }.
solve-with-table = En çok { $seeds } taşlı tahtalar { $file } dosyasında arandı.
solve-with-built-table = En çok { $seeds } taşlı tahtalar bunun için hazırlanan bir tabloda arandı.
solve-resumed = Sonuç, { $file } dosyasının önceki aramalardan sakladıklarına ve onların başvurduğu tablolara da dayanıyor.
solve-played-on = El belli oldu; değerler oyuna devam edilirse geçerlidir.

## Saklanan aramalar

solve-kept-unwritable = --resume: { $file } yazılamıyor: { $reason }
solve-kept-unreadable = --resume: { $file } okunamıyor: { $reason }
solve-kept-in-use = --resume: { $file } dosyasını başka bir arama yazıyor
solve-kept-foreign = --resume: { $file } saklanamıyor: { $other } saklanmış bir arama değil, üzerine yazılmaz
solve-kept-cut-off = --resume: { $file } saklanmış bir arama değil ya da onun yalnızca bir parçası; silin ya da başka bir dosya gösterin
solve-kept-something-else = --resume: { $file } bu sürümün sakladığı bir arama değil; başka bir dosya gösterin
solve-kept-other-rules = --resume: { $file } başka kurallarla yapılmış bir arama; o kuralların özeti { $digest }
solve-kept-other-holes = --resume: { $file } başka kuyuların kapalı olduğu bir arama
solve-kept-damaged = --resume: { $file } bozulmuş: sağlama toplamına uymuyor; silin ya da başka bir dosya gösterin
solve-kept-too-large = --resume: { $file } dosyasındakiler --memory ile verilene sığmıyor; gereken: { $needed }
solve-kept-lost = --resume: { $file } dosyasındaki { $boards } tahtadan { $lost } tanesi --memory ile verilene sığmıyor ve unutuluyor; --memory olmadan hepsi sığar

## Çözümleme

analyse-so-far = { $depth } hamle ileri: { $value }, { $line }
analyse-head = Hamle  Değer   Devam
analyse-searched = { $seconds } sn içinde, { $depth } hamle ileriye bakarak { $nodes } düğüm incelendi. = ile gösterilen değer kanıtlanmıştır, ~ ile gösterilen şimdiye dek görünendir.

## Maçlar

match-solving-rounds = eller
match-solving-outcomes = maçı kim kazanıyor
match-won-by = En iyi oyunla maçı { $side ->
    [south] Güney
   *[north] Kuzey
} kazanır.
match-won-by-nobody = En iyi oyunla iki taraf da maçı kesin kazanamaz.
match-unfinished = Eksik: { $rounds } elden { $solved } tanesi çözüldü; maçı kimin kazandığı daha bilinmiyor.
match-best-line = En iyi oyun: { $line }.
match-margin-line = İkisi de en çok taş için oynarsa: { $line }.
match-line-won = { $side ->
    [south] Güney
   *[north] Kuzey
} kazanır
match-line-drawn = berabere
match-line-repeats = ve { $round }. elden başlayarak sonsuza dek böyle
match-slip = { $first }:{ $other } durumunda { $player ->
    [first] başlayan
   *[other] öteki oyuncu
}, en çok taş için oynayarak { $what ->
    [win] kazanılmış bir maçı
   *[safety] kaybedilmemiş bir maçı
} elden kaçırır{ $when ->
    [at-once] {"."}
   *[punished] ; yeter ki öteki bunu cezalandırmak için taş versin.
}
match-table-head = Başl. Öteki  Değer  Sonra En iyi  Kazanan
match-rounds-head = Başl. Öteki  Değer  Sonra
match-table-winner = { $winner ->
    [first] başlayan
    [other] öteki
   *[nobody] hiçbiri
}
match-searched = { $seconds } sn içinde { $nodes } düğüm incelendi, bunun { $margins } saniyesi ellerin değerleri için; kuralların özeti { $digest }. Değer, başlayanın kazandığıdır; Sonra ve En iyi, ikisi de en çok taş için oynarsa ve en iyi oyunla, başlayanın elden sonra elinde olandır.
match-rounds-searched = { $seconds } sn içinde { $nodes } düğüm incelendi; kuralların özeti { $digest }. Değer, başlayanın kazandığıdır; Sonra, ikisi de en çok taş için oynarsa başlayanın elden sonra elinde olandır.
