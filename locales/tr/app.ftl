### Uygulamanın söyledikleri. `$who` kimdir, `$whoIs` söyler: `you` okuyan kişi, `other` bir başkası.

app-name = Kuzhi
app-menu = Menü
app-settings = Ayarlar
app-skip = Tahtaya git
app-update = Daha yeni bir sürüm var.
app-update-now = Kullan
app-offline-ready = Kuzhi artık internetsiz de çalışıyor.

page-play = Oyna
page-learn = Öğren
page-puzzles = Bulmacalar
page-study = İncele
page-about = Hakkında

side-south = Güney
side-north = Kuzey
name-you = Sen
name-computer = Bilgisayar
plate-level = düzey { $level }
plate-seeds = { $seeds } taş kazanıldı
plate-round = { $round }. el

## Tahta

board-label = Tahta
board-row = { $seat } sırası
board-hole = { $seat } { $number }: { $seeds ->
    [0] boş
   *[other] { $seeds } taş
}{ $state ->
    [closed] , kapalı
    [playable] , oynanabilir
   *[other] {""}
}.
board-store = { $seat } hazinesi: { $seeds } taş

## Ne yapmalı

prompt-first = Kendi sırandan bir kuyu seç. Taşlar okların gösterdiği yöne gider.
prompt-turn = { $whoIs ->
    [you] Sıra sende.
   *[other] Sıra: { $who }.
}
prompt-thinking = Bilgisayar düşünüyor …
prompt-pass = { $whoIs ->
    [you] Dağıtacak taşın yok; pas geçmelisin.
   *[other] Dağıtacak taş yok; { $who } pas geçmeli.
}
prompt-forced = Kurallar tek bir hamle bırakıyor. Tahtaya bak, sonra oynat.
prompt-confirm = Dağıtmak için kuyuya bir daha dokun, vazgeçmek için başka birine.

bar-label = Yapabileceklerin
bar-confirm = Bu kuyuyu dağıt
bar-pass = Pas
bar-go = Devam
bar-new = Yeni
bar-undo = Geri al
bar-redo = Yinele
bar-hint = İpucu
bar-truth = Değerler

hint-thinking = İleriye bakılıyor …
hint-exact = En iyisi { $hole }. kuyu: buradan sonra { $gain }.
hint-guess = En iyisi { $hole }. kuyu gibi: buradan sonra yaklaşık { $gain }.
value-exact = Buradan sonra değeri { $value }.
value-guess = Buradan sonra değeri galiba { $value }.

## Hamle ne yaptı

told-pass = { $whoIs ->
    [you] Dağıtacak taşın yoktu, pas geçtin.
   *[other] { $who }: dağıtacak taş yoktu, pas geçildi.
}
told-sow = { $whoIs ->
    [you] { $hole }. kuyuyu dağıttın.
   *[other] { $who } { $hole }. kuyuyu dağıttı.
}
told-sow-laps = { $whoIs ->
    [you] { $hole }. kuyuyu { $laps } turda dağıttın.
   *[other] { $who } { $hole }. kuyuyu { $laps } turda dağıttı.
}
told-caught = { $whoIs ->
    [you] { $seeds } taş aldın.
   *[other] { $who } { $seeds } taş aldı.
}
told-swept = { $whoIs ->
    [you] Boş kuyunun ötesinden { $seeds } taş süpürdün.
   *[other] { $who } boş kuyunun ötesinden { $seeds } taş süpürdü.
}
told-stored = Hazineye { $seeds } taş düştü.
told-given = { $whoIs ->
    [you] Bundan sana { $seeds } taş geldi.
   *[other] { $who } bundan { $seeds } taş aldı.
}
told-nothing = Hiç taş alınmadı.
told-endless = Dağıtma hiç bitmeyecekti, durduruldu.
told-again = { $whoIs ->
    [you] Bir daha oynarsın.
   *[other] { $who } bir daha oynar.
}

## Nasıl bitti

told-over-no-seeds = El bitti: sırası gelenin taşı yok.
told-over-row-empty = El bitti: bir sıra boş.
told-over-starved = El bitti: bir oyuncunun taşı yok ve ona taş verilemiyor.
told-over-majority = El bitti: { $total } taşın yarısından fazlası kazanıldı.
told-over-few-seeds = El bitti: tahtada { $seeds ->
    [0] taş kalmadı
   *[other] yalnızca { $seeds } taş kaldı
}.
told-over-board-empty = El bitti: tahta boş.
told-over-endless = El bitti: dağıtma hiç bitmeyecekti.
told-over-repetition = El bitti: aynı konum çok sık yinelendi.
told-over-agreement = El bitti: durmakta anlaştınız.
told-score = { $southWho }: { $south }. { $northWho }: { $north }.
told-odd-seed = Bir taş arttı; { $whoIs ->
    [you] senin oldu
   *[other] { $who } aldı
}.
told-unscored = { $seeds } taş kimseye sayılmaz.
told-wins = { $whoIs ->
    [you] Kazandın!
   *[other] { $who } kazandı.
}
told-draw = Berabere.
told-match-exhausted = { $whoIs ->
    [you] Maç bitti: hiçbir kuyuyu dolduramıyorsun.
   *[other] Maç bitti: { $who } hiçbir kuyuyu dolduramıyor.
}
told-match-round-limit = Maç bitti: son el oynandı.
told-match-wins = { $whoIs ->
    [you] Maçı kazandın!
   *[other] Maçı { $who } kazandı.
}
told-match-draw = Maç berabere bitti.

ended-next = { $round }. el
ended-again = Yeniden oyna
ended-study = Bu oyunu incele
ended-other-row = Öteki sıra { $seeds } taş getirdi.

## Neden olmaz

refusal-no-such-hole = Tahtada böyle bir kuyu yok.
refusal-not-yours = O kuyu öteki sırada. Kendininkilerden birini seç.
refusal-closed = O kuyu bu elde kapalı.
refusal-empty = O kuyu boş. Taşı olan bir kuyu seç.
refusal-forced = Yalnızca { $hole }. kuyu oynanabilir.
refusal-must-feed = Ötekinin taşı yok. Taşları onun sırasına ulaşan bir kuyu seç.
refusal-endless = O dağıtma hiç bitmezdi. Başka bir kuyu seç.
refusal-must-pass = Dağıtacak taşın yok: pas geç.
refusal-cannot-pass = Dağıtacak taşın var, pas geçemezsin.
refusal-over = El bitti.

error-engine = Kurallar yüklenemedi. Sayfayı yeniden yükle.
error-no-such-game = “{ $game }” diye bir oyun yok.
error-not-now = Bu şimdi olmaz.
error-sides-first = Önce sıralar seçilmeli.
error-too-long = Bu, bir oyun için fazla uzun.
error-total = { $found } taş var, oysa bu oyunda { $expected } taş olur. İncele bölümünde her sayı olur.
error-unsolvable = Bu oyunun konumlarının kesin değeri yok.
error-other-digest = Kayıt başka kurallarla oynanmış; oynanabildiği yere kadar gösteriliyor.
error-move = { $number }. hamle ({ $action }) oynanamaz. Ondan öncesi gösteriliyor.
error-long-link = Bu bağlantının yalnız ilk { $most } hamlesi gösteriliyor; devamı da var.

## Yazılan şeyde yanlış olan

fault-place = { $place ->
    [hole] { $row ->
        [south] Güney’in { $number }. kuyusu
       *[north] Kuzey’in { $number }. kuyusu
    }
    [row] { $row ->
        [south] Güney’in sırası
       *[north] Kuzey’in sırası
    }
    [store] { $row ->
        [south] Güney’in hazinesi
       *[north] Kuzey’in hazinesi
    }
    [mover] Sıradaki taraf
    [field] { $number }. alan
   *[text] Konum
}
fault-missing = Eksik: { fault-place }.
fault-number = { fault-place }: “{ $found }” 0 ile 255 arasında bir tam sayı değil.
fault-seeds = { fault-place }: “{ $found }” bir taş sayısı değil; 0 ile 255 arasında bir tam sayı, kapalı kuyu için x yazın.
fault-rows = İki sırayı aralarında eğik çizgiyle yazın; ikisinde de aynı sayıda, 1 ile 16 arasında kuyu, kuyular arasında virgül olsun.
fault-mover = { fault-place }: “{ $found }” bir taraf değil; s ya da n yazın.
fault-trailing = Konumdan sonra “{ $found }” gelemez.
fault-long = Bu, bir konum için çok uzun.
fault-holes = { fault-place }: { $given } kuyu var, bu oyunda ise { $wanted }.
fault-total = { $total } taş çok fazla; en çok 255 olabilir.
fault-row-closed = { fault-place }: en az bir kuyu açık olmalı.
fault-no-closed = { fault-place }: bu oyunda kapalı kuyu yok.
fault-move = “{ $found }” bir hamle değil; 3 ya da S3 gibi bir kuyu yazın.

record-empty = Kayıt boş.
record-unknown = Satır { $line }: “{ $found }” anlaşılmadı.
record-place = Satır { $line }: “{ $found }” orada olamaz.
record-comment = Satır { $line }: bir açıklama kapatılmamış.
record-position = Satır { $line }: konum okunamadı.
record-move = Satır { $line }: hamle okunamadı.
record-result = Satır { $line }: “{ $found }” hamlelerin vardığı sonuç değil.
record-no-result = { $round }. elin sonucu yok.
record-more = Başka sorunlar da var.
replay-start = { $round }. el bu oyunun bir eli gibi başlamıyor.
replay-next = { $round }. el, önceki elin vardığı yerden başlamıyor.
replay-over = { $round }. el: maç ondan önce bitmişti.
replay-choices = { $round }. el: bu oyunda taraflar böyle seçilmez.
replay-move = { $round }. el: { $move }. hamle oynanamaz.
replay-gain = { $round }. el: { $move }. hamle { $written } değil, { $found } kazanır.
replay-end = { $round }. el kaydın dediği gibi bitmiyor.

## Sıra seçimi

ritual-ask = Tek mi, çift mi? Avuçta bir ya da iki taş gizli.
ritual-odd = Tek
ritual-even = Çift
ritual-was-odd = Bir taş vardı.
ritual-was-even = İki taş vardı.
ritual-right = Tahmin doğruydu.
ritual-wrong = Tahmin yanlıştı.
ritual-choose = Bir sıra seç. Acele etme, tahtayı oku.
ritual-south = Alttaki sıra
ritual-north = Üstteki sıra
ritual-wait = Öteki oyuncu sırasını seçiyor.

## Yeni oyun

new-title = Yeni oyun
new-game = Oyun
new-who = Kim oynuyor?
new-computer = Bilgisayara karşı
new-across = Bu cihazda iki kişi
new-level = Düzey { $level }
new-level-text = { $level ->
    [1] Çok kolay: vaktin yarısında dalgın
    [2] Kolay: ne alabileceğini görür
    [3] Kolay: yanıtını görür
    [4] Orta: dört hamle ileri
    [5] İyi: altı hamle ileri
    [6] Güçlü: dokuz hamle ileri
    [7] Çok güçlü: on altı hamle ileri
   *[8] Olabildiğince güçlü
}
new-rounds = Ne kadar?
new-one-round = Tek el
new-match = Maç: biri kuyu dolduramayana dek
new-options = Tartışmalı kurallar
new-begin = Başla
ask-title = Süren bir oyun var
ask-text = { $game } oynuyorsun. Onu sürdürmek mi istersin, yerine { $other } başlatmak mı? Başlatırsan süren oyun biter.
ask-on = Onu sürdür
ask-new = Yenisini başlat
kept-title = Son oyunun
kept-part = Saklananların hepsi okunamadı. Oyun, oynanabildiği yerden sürüyor; saklanan metin bu cihazda bir kenara kondu.
kept-none = Okunamadı. Saklanan metin bu cihazda bir kenara kondu ve yeni bir oyun başlıyor.
options-preset = Hazır kurallar
options-usual = Alışılmışı
sheet-close = Kapat

## Hamleler

moves-title = Hamleler ({ $count })
moves-none = Daha hamle yapılmadı.
moves-lost = −{ $seeds }
review-start = Değeri neydi?
review-start-over = Hangi hamleler önemliydi?
review-running = Her hamleye bakılıyor …
review-mistakes = Bu hamleler bir şey kaybettirdi.
review-none = Hiçbir şey kaybedilmedi.
review-what-if = { $move }. hamle: { $played } { $seeds } taş kaybettirdi; { $better } daha iyiydi.
review-try = Oradan dene
graph-label = Her hamleden sonra alttaki sıranın üstünlüğü; sonunda { $value }
graph-legend = Çizginin üstünde alttaki sıra öndedir. İçi boş noktalar tahmindir; baklava dilimi bir hatadır.

## Ayarlar

set-language = Dil
set-digits = Bu dilin rakamları
set-speed = Taşların hızı
set-speed-slow = Yavaş
set-speed-normal = Olağan
set-speed-fast = Hızlı
set-speed-off = Kapalı
set-sound = Ses
set-confirm = Her hamleyi onayla
set-turned = İki kişi oynarken uzaktaki sırayı çevir
set-look = Renkler
set-look-auto = Cihaz gibi
set-look-light = Açık
set-look-dark = Koyu
set-orientation = Tahta
set-orientation-auto = Nasıl sığarsa
set-orientation-landscape = Yatay
set-orientation-portrait = Dikey
set-pieces = Taşlar
set-pieces-usual = Oyunda nasılsa
set-pieces-cowrie = Deniz kabukları
set-pieces-tamarind = Demirhindi çekirdekleri
set-pieces-manjadi = Kırmızı tohumlar (manjadi)
set-pieces-bead = Boncuklar
set-pieces-pebble = Çakıllar
set-pieces-seed = Gri tohumlar

keys-title = Tuşlar
keys-digits = sırandan bir kuyu oyna
keys-digits-key = 1–{ $last }
keys-arrows = kuyudan kuyuya geç
keys-arrows-key = Oklar
keys-enter = üzerinde durduğun kuyuyu oyna
keys-enter-key = Enter
keys-escape = hamleyi hemen bitir, sayfayı kapat
keys-escape-key = Esc
keys-undo = geri al
keys-undo-key = U
keys-hint = ipucu iste
keys-hint-key = H
keys-help = bu liste
keys-help-key = ?

## Öğrenme

learn-first-game = Öğütlü bir ilk oyun
learn-try = { $count ->
    [one] Dene
   *[other] Dene ({ $count } konum)
}
learn-variant = Bu konum kuralların başka bir okunuşunu gösterir.
learn-sow = { $hole }. kuyuyu dağıt.
learn-other = O da olur. Kuralı görmek için geri dön ve { $hole }. kuyuyu dağıt.
learn-done = Kural budur.
learn-again = Bir daha
learn-previous = Önceki
learn-next = Sonraki

## Bulmacalar

puzzle-today = Günün bulmacası
puzzle-number = { $number }. bulmaca
puzzle-task = Bir kuyu bütün ötekilerden açıkça iyi. Hangisi?
puzzle-grade = { $moves ->
    [one] Bir hamle ileri bakmak yeter.
   *[other] { $moves } hamle ileri bak.
}
puzzle-right = Doğru! İkinci en iyi kuyu { $gap } eksik.
puzzle-wrong = Başka bir kuyu { $gap } fazla eder.
puzzle-show = Değerleri göster
puzzle-study = İncele
puzzle-solved = Çözülen: { $all } içinde { $count }.

## İnceleme

study-thinking = Konuma bakılıyor …
study-exact = En iyi oyunla sırası gelen buradan sonra { $value } kazanır.
study-guess = Görülebildiği kadarıyla: sırası gelen için yaklaşık { $value }.
study-turn = Çevir
study-why = Neden?
study-share = Bağlantıyı kopyala
study-copied = Kopyalandı
study-copy = Bu bağlantıyı kopyala:
study-too-long = Bir bağlantı en çok { $most } hamle taşır. Bu oyunu Kayıtlar bölümünden dosya olarak sakla.
why-title = En iyi oyun nasıl sürer
why-back = Bir taş geri
why-step = Bir taş ileri
setup-title = Konum kur
setup-text = Metin olarak konum
setup-hole = { $number }. kuyu
setup-store = Hazine
setup-mover = Sıra kimde?
setup-help = Her sıra sahibinin solundan; x kapalı kuyu; sıranın son sayısı hazinedir.
setup-show = Göster
setup-start = Başa dön
records-title = Kayıtlar
records-text = Bir oyunun kaydı
records-write = Bu oyunu buraya yaz
records-save = Dosya olarak sakla
records-read = Burada yazanı göster
records-file = Dosya aç
records-more = Başka sorunlar: { $count }
records-back = Önceki oyuna dön

## Taş taş

why-last = Hamle, taş taş
step-lift = { $lap }. tur: { $where } kuyusundan { $seeds } taş alındı.
step-drop = { $where } kuyusuna bir taş. Elde: { $hand }.
step-store = Hazineye bir taş. Elde: { $hand }.
step-take-while-sowing = { $where } kuyusunda { $seeds } taş oldu: alınıyor.
step-take-sweep = Boş kuyunun ötesinde { $where } süpürülüyor: { $seeds }.
step-take-last-seed = Son taşla { $where } kuyusunda { $seeds } oldu: alınıyor.
step-take-run = Yanındaki { $where } kuyusu da alınıyor: { $seeds }.
step-take-opposite = Karşıdaki { $where } kuyusu alınıyor: { $seeds }.
step-take-lone-seed = Boş kuyuda tek taş: { $where } kuyusundan { $seeds } alınıyor.
step-to = { $whoIs ->
    [you] Bunlar senin.
   *[other] Bunlar { $who } tarafına gidiyor.
}
step-stop-lap-over = Bütün taşlar dağıtıldı.
step-stop-next-empty = Sonraki kuyu boş, dağıtma duruyor.
step-stop-last-was-empty = Son taş boş kuyuya düştü, dağıtma duruyor.
step-stop-capture = Taş almak dağıtmayı bitirir.
step-stop-in-store = Son taş hazineye düştü.
step-stop-endless = Dağıtma hiç bitmeyecekti, durduruldu.

## Hakkında

about-app = Kuzhi, geleneksel iki sıralı mankala oyunlarını oynatır ve inceler. Bir hamlenin bilinen değeri, hesaplanabildiği her yerde kesindir; hesaplanamadığı yerde tahmin olduğu söylenir. Uygulama internetsiz çalışır ve yaptıkların cihazında kalır.
about-also = Başka adları: { $names }
about-disputed = Tartışmalı noktalar
about-disputed-how = Kaynaklar bu noktalarda ayrılır. İlk yanıt burada alışılmış olandır; yeni oyuna başlarken başkasını seçebilirsin.
about-see = Bak
about-sources = Kaynaklar
about-digest = Alışılmış kuralların özeti:
