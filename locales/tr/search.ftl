### Değerler ve aramalar üzerine söylenenler. Burada olmayan İngilizce söylenir.

## Kesin değerler

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

## Çözümleme

analyse-so-far = { $depth } hamle ileri: { $value }, { $line }
analyse-head = Hamle  Değer   Devam
analyse-searched = { $seconds } sn içinde, { $depth } hamle ileriye bakarak { $nodes } düğüm incelendi. = ile gösterilen değer kanıtlanmıştır, ~ ile gösterilen şimdiye dek görünendir.
