import type { Encoding } from '@shulei/domain/data/dataset/reading/reading.ts'

/** Words of a language as tables have them: names of columns, answers, places and persons. */
export interface ForeignWords {
  language: string
  encodings: readonly Encoding[]
  words: readonly string[]
}

const of = (language: string, encodings: readonly Encoding[], words: string): ForeignWords => ({
  language,
  encodings,
  words: words.split(/\s+/),
})

/** Languages whose letters have a size; their capitals are tried too. */
export const alphabets: readonly ForeignWords[] = [
  of(
    'Russian',
    ['windows-1251', 'koi8-r'],
    `пол м ж да нет имя фамилия отчество город адрес возраст дата цена товар количество страна область улица дом квартира
    Тимофеев Воронцов Крылов Иванов Петров Сидоров Кузнецов Смирнов Попов Васильев Соколов Михайлов Новиков Фёдоров Морозов Волков
    Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров Зайцев Соловьёв Борисов
    Москва Казань Самара Омск Уфа Пермь Воронеж Волгоград Краснодар Саратов Тюмень Тольятти Ижевск Барнаул Иркутск Ульяновск
    Хабаровск Ярославль Владивосток Махачкала Томск Оренбург Кемерово Рязань Астрахань Пенза Липецк Киров Чебоксары Тула Калининград
    молоко хлеб сахар яблоки огурцы рыба мясо масло сыр яйца чай кофе вода сок печенье конфеты шоколад мороженое женский мужской`,
  ),
  of(
    'Ukrainian',
    ['windows-1251'],
    `місто ім'я прізвище область вулиця вік стать так ні ціна кількість Київ Львів Харків Одеса Дніпро Запоріжжя Вінниця Полтава
    Чернігів Черкаси Суми Житомир Рівне Луцьк Тернопіль Ужгород Чернівці Хмельницький Миколаїв Херсон Шевченко Бондаренко Ткаченко
    Коваленко Кравченко Олійник Шевчук Поліщук Лисенко Мельник Савченко Руденко Петренко Марченко Гончаренко Їжакевич Єфименко`,
  ),
  of(
    'Greek',
    ['windows-1253'],
    `διεύθυνση όνομα επώνυμο πόλη ηλικία τιμή ποσότητα ημερομηνία ξάνθη σύνολο παπαδόπουλος θεσσαλονίκη βόλος Αθήνα Πάτρα Ηράκλειο
    Λάρισα Ιωάννινα Χανιά Καβάλα Σέρρες Αλεξανδρούπολη Κατερίνη Τρίκαλα Λαμία Κομοτηνή Ρόδος Γιώργος Μαρία Δημήτρης Ελένη Νίκος
    Κωνσταντίνος Αικατερίνη Βασίλης Σοφία Παναγιώτης Αγγελική Χρήστος Ιωάννης Γεωργίου Νικολάου Οικονόμου Καραγιάννης Βλάχος
    άνδρας γυναίκα ναι όχι γάλα ψωμί τυρί κρέας ψάρι λάδι`,
  ),
  of(
    'Turkish',
    ['windows-1254'],
    `Kadın Erkek Aydın Balıkesir Diyarbakır Şanlıurfa İstanbul Eskişehir Muğla Kırıkkale Kırşehir Çanakkale Çankırı Çorum Ağrı
    Iğdır Adıyaman Afyonkarahisar Bartın Elazığ Gümüşhane Hakkâri Kahramanmaraş Karabük Kütahya Nevşehir Niğde Şırnak Tekirdağ Uşak
    İzmir Muş Düzce Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt
    Özkan Şimşek evet hayır şehir yaş cinsiyet ürün fiyatı müşteri adı soyadı`,
  ),
  of(
    'Polish',
    ['windows-1250'],
    `zażółć Poznań Toruń Gdańsk Łódź Kraków Wrocław Białystok Częstochowa Rzeszów Gliwice Zabrze Olsztyn Tychy Opole Gorzów Dąbrowa
    Płock Elbląg Wałbrzych Włocławek Tarnów Chorzów Koszalin Kalisz Legnica Grudziądz Słupsk Jaworzno Jastrzębie Nowy Sącz Siedlce
    imię nazwisko miasto województwo małopolskie śląskie łódzkie świętokrzyskie mężczyzna kobieta płeć wartość ilość sprzedaż rozmiar
    Wiśniewski Wójcik Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur Wojciechowski Krawczyk`,
  ),
  of(
    'Czech',
    ['windows-1250'],
    `jméno příjmení město ulice věk pohlaví muž žena částka množství Plzeň Děčín Olomouc České Budějovice Ústí Hradec Králové Pardubice
    Zlín Havířov Kladno Karviná Jihlava Teplice Frýdek Místek Karlovy Vary Mladá Boleslav Prostějov Přerov Třebíč Třinec Znojmo Kolín
    Příbram Písek Kroměříž Vsetín Uherské Hradiště Břeclav Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec
    Pokorný Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Žofie Jiří Ondřej Tomáš Lukáš Matěj Vojtěch`,
  ),
  of(
    'Slovak',
    ['windows-1250'],
    `meno priezvisko mesto ulica Žilina Košice Prešov Nitra Trenčín Trnava Banská Bystrica Poprad Prievidza Zvolen Považská Michalovce
    Spišská Nová Ves Komárno Levice Humenné Bardejov Liptovský Mikuláš Lučenec Piešťany Topoľčany Čadca Ružomberok Horváth Kováč Varga
    Tóth Nagy Baláž Szabó Molnár Balog Lukáč Novák Polák Gajdoš Kučera Hudák Ľubomír Ľudmila Štefan Ján Božena Oľga každý deň koľko`,
  ),
  of(
    'Hungarian',
    ['windows-1250'],
    `Győr Szőke Debrecen Szeged Miskolc Pécs Nyíregyháza Kecskemét Székesfehérvár Szombathely Szolnok Tatabánya Kaposvár Érd Veszprém
    Békéscsaba Zalaegerszeg Sopron Eger Nagykanizsa Dunaújváros Hódmezővásárhely Salgótarján Cegléd Ózd Baja Vác Gödöllő Mosonmagyaróvár
    Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Simon Rácz Fekete
    Szilágyi Török Fehér Balázs Gál Kis Szűcs Kocsis Pintér Fodor Erdős Tűzoltó név város férfi nő életkor megye összeg dátum termék`,
  ),
  of(
    'Romanian',
    ['windows-1250'],
    `bărbat femeie nume oraş judeţ vârstă preţ cantitate Bucureşti Cluj Timişoara Iaşi Constanţa Craiova Braşov Galaţi Ploieşti Oradea
    Brăila Arad Piteşti Sibiu Bacău Târgu Mureş Baia Mare Buzău Botoşani Satu Râmnicu Vâlcea Drobeta Suceava Piatra Neamţ Târgovişte
    Focşani Tulcea Călăraşi Hunedoara Bistriţa Reşiţa Slatina Popescu Ionescu Dumitrescu Gheorghiu Stănescu Rădulescu Şerban Mureşan
    Ştefan Mihăilă Bălan Pătraşcu Ţurcanu pâine lapte brânză roşii castraveţi`,
  ),
  of(
    'Croatian',
    ['windows-1250'],
    `županija općina Šibenik Čakovec Varaždin Karlovac Požega Đakovo Križevci Poreč Omiš Sinj Kovačević Babić Marić Jurić Novaković
    Knežević Vuković Marković Petrović Matić Tomić Pavlović Kovačić Božić Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić
    Vidović Perković Popović Bošnjak Jukić Barišić muškarac žena količina država ulica kućni broj`,
  ),
  of(
    'French',
    ['windows-1252'],
    `Sète où Hérault Nîmes Besançon Orléans Angoulême Béziers Évreux Mâcon Alès Châlons Compiègne Épinal Saint-Étienne Thionville
    Sélestat Périgueux Agen Châteauroux Châtellerault prénom âge département région année quantité modèle catégorie Jérôme François
    Hélène Benoît Zoé Chloé Éric Cécile Agnès Noël Anaïs Joël Raphaël René Lefèvre Mercier Lévêque Gauthier Besnard Françoise Aurélie
    élève collège lycée très peut-être déjà forêt rivière pêche crème pâté bœuf`,
  ),
  of(
    'German',
    ['windows-1252'],
    `München Köln Düsseldorf Nürnberg Lübeck Saarbrücken Mönchengladbach Würzburg Göttingen Tübingen Münster Osnabrück Gütersloh Zürich
    Straße Größe Maße männlich weiblich Schüler Prüfung Übung Änderung Öffnung Müller Schröder Krüger Köhler Böhm Vögel Jäger Schäfer
    Groß Weiß Günther Jürgen Käthe Bärbel Häuser Bäume Äpfel Brötchen Gemüse Käse Süßigkeiten Stück Länge Höhe Fläche Anzahl Gebühr`,
  ),
  of(
    'Spanish',
    ['windows-1252'],
    `Ángel año niño niña señor señora España Málaga Córdoba Cádiz Almería Jaén León Ávila Cáceres Logroño Gijón Alcalá Móstoles Leganés
    Coruña Castellón México Perú Panamá Bogotá Medellín Asunción Martínez González Rodríguez Fernández López Sánchez Pérez Gómez Martín
    Jiménez Hernández Díaz Álvarez Muñoz Gutiérrez Ramírez Núñez Ibáñez Ramón José María Andrés Inés Íñigo Óscar población categoría
    teléfono dirección descripción código número país región día sábado miércoles también jamón azúcar café piña`,
  ),
  of(
    'Portuguese',
    ['windows-1252'],
    `São Paulo João Brasília Goiânia Belém Maceió Cuiabá Macapá Florianópolis Vitória Ribeirão Preto Uberlândia Sorocaba Joinville Niterói
    Santarém Camaçari Évora Setúbal Guimarães Covilhã Bragança Conceição Assunção Gonçalves Araújo Magalhães Simões Guimarães Antônio
    Inês Mônica Luís Cláudia Patrícia Sebastião não sim município estado população situação descrição preço endereço ação coração maçã
    limão feijão pão açúcar café você três mês português`,
  ),
  of(
    'Swedish',
    ['windows-1252'],
    `Malmö Göteborg Västerås Örebro Linköping Jönköping Norrköping Umeå Gävle Borås Södertälje Växjö Östersund Trollhättan Skellefteå
    Luleå Kävlinge Ängelholm Åmål Skövde Sjöberg Lindström Bergström Sandström Åkesson Öberg Sjögren Hägg Björk Åström Mårtensson
    Håkansson Söderberg kön ålder län kvinna pojke flicka mjölk bröd smör ägg kött grönsaker äpple päron våren sömn`,
  ),
  of(
    'Danish',
    ['windows-1252'],
    `København Aarhus Ålborg Næstved Køge Hillerød Silkeborg Sønderborg Hjørring Helsingør Brøndby Lyngby Farsø Læsø Ærø Sørensen Jørgensen
    Møller Kjær Nørgaard Østergaard Søndergaard Bæk Ågård Bjørn Søren Jørgen Kåre Åse Øystein Tromsø Ålesund Drøbak Hønefoss mælk brød
    smør æg kød fløde æble pære køn år måned område størrelse`,
  ),
  of(
    'Icelandic',
    ['windows-1252'],
    `Þórður Reykjavík Kópavogur Hafnarfjörður Akureyri Garðabær Mosfellsbær Árborg Fjarðabyggð Múlaþing Seltjarnarnes Skagafjörður
    Ísafjarðarbær Borgarbyggð Suðurnesjabær Norðurþing Grindavík Hveragerði Ölfus Guðmundsson Sigurðsson Þorsteinsson Jónsdóttir
    Guðrún Þóra Ásgeir Björk Sæunn Ýmir Óðinn þriðjudagur miðvikudagur föstudagur mjólk brauð smjör kjöt ávextir grænmeti aldur kyn`,
  ),
]

/** Languages whose letters have one size. */
export const scripts: readonly ForeignWords[] = [
  of(
    'Hebrew',
    ['windows-1255'],
    `שם משפחה עיר גיל כתובת מחיר כמות תאריך ירושלים חיפה אשדוד נתניה רחובות הרצליה רעננה אשקלון בתים חולון רמלה לוד נצרת עכו טבריה
    צפת אילת דימונה כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן מלכה אזולאי כץ יוסף דוד עמר אוחיון חדד גבאי בןדוד אדרי לוין זכר נקבה
    כן לא חלב לחם גבינה ביצים בשר דגים תפוח בננה ירקות`,
  ),
  of(
    'Arabic',
    ['windows-1256'],
    `الاسم المدينة العمر العنوان السعر الكمية التاريخ القاهرة الرياض بغداد دمشق بيروت عمان الخرطوم تونس الجزائر الرباط طرابلس صنعاء
    الكويت الدوحة المنامة مسقط أبوظبي دبي الإسكندرية جدة مكة حلب الموصل البصرة محمد أحمد علي حسن حسين فاطمة عائشة خديجة مريم يوسف
    إبراهيم عبدالله خالد عمر سعيد ذكر أنثى نعم حليب خبز جبن بيض لحم سمك تفاح موز`,
  ),
  of(
    'Thai',
    ['windows-874'],
    `ชื่อ นามสกุล เมือง อายุ ที่อยู่ ราคา จำนวน วันที่ กรุงเทพ เชียงใหม่ เชียงราย ขอนแก่น นครราชสีมา ภูเก็ต สงขลา ชลบุรี ระยอง
    อยุธยา สุโขทัย ลำปาง น่าน แพร่ พะเยา อุดรธานี อุบลราชธานี สุรินทร์ บุรีรัมย์ สมชาย สมหญิง สมศักดิ์ วิชัย ประเสริฐ สุดา มาลี
    ชาย หญิง ใช่ ไม่ใช่ ข้าวสาร น้ำมันพืช ปลา ไก่ หมู ไข่ ผัก ผลไม้ กล้วย มะม่วง`,
  ),
]

/** Languages that write two bytes a character. */
export const wide: readonly ForeignWords[] = [
  of(
    'simplified Chinese',
    ['gb18030'],
    `姓名 性别 年龄 城市 地址 价格 数量 日期 编号 备注 男 女 是 否 北京 上海 广州 深圳 成都 杭州 武汉 西安 南京 重庆 天津 苏州 长沙
    郑州 东莞 青岛 沈阳 宁波 昆明 大连 厦门 合肥 佛山 福州 哈尔滨 济南 温州 长春 石家庄 常州 泉州 南宁 贵阳 南昌 太原 烟台 嘉兴 南通
    王芳 李伟 张敏 刘洋 陈静 杨磊 赵强 黄丽 周杰 吴勇 苹果 香蕉 牛奶 面包 鸡蛋 大米 键盘 鼠标 显示器 优 良 中 差 元 小时 吨`,
  ),
  of(
    'traditional Chinese',
    ['big5'],
    `姓名 性別 年齡 城市 地址 價格 數量 日期 編號 備註 男 女 是 否 臺北 高雄 臺中 臺南 新竹 基隆 嘉義 桃園 屏東 宜蘭 花蓮 臺東 澎湖
    苗栗 彰化 南投 雲林 香港 九龍 新界 澳門 陳先生 林小姐 黃大明 張美玲 李志偉 王小明 吳淑芬 劉建宏 蔡英 楊宗 蘋果 香蕉 牛奶 麵包 雞蛋
    元 小時 公斤`,
  ),
  of(
    'Japanese',
    ['shift_jis', 'euc-jp'],
    `名前 性別 年齢 都市 住所 価格 数量 日付 番号 備考 男 女 はい いいえ 東京 大阪 京都 札幌 名古屋 横浜 神戸 福岡 広島 仙台 千葉 新潟
    浜松 熊本 岡山 鹿児島 田中 佐藤 鈴木 高橋 伊藤 渡辺 山本 中村 小林 加藤 りんご バナナ 牛乳 パン たまご コーヒー ビール さくら ひかり`,
  ),
  of(
    'half-width Japanese',
    ['shift_jis'],
    'ﾔﾏﾀﾞ ﾅｶﾑﾗ ｻﾄｳ ｻﾂﾎﾟﾛ ｱ ｲ ﾀﾅｶ ｽｽﾞｷ ﾀｶﾊｼ ｲﾄｳ ﾜﾀﾅﾍﾞ ﾔﾏﾓﾄ ｺﾊﾞﾔｼ ｶﾄｳ ﾖｼﾀﾞ ｻｻｷ ﾔﾏｸﾞﾁ ﾏﾂﾓﾄ ｲﾉｳｴ ｷﾑﾗ ﾊﾔｼ ｼﾐｽﾞ ﾔﾏｻﾞｷ ﾓﾘ ｱﾍﾞ ｲｹﾀﾞ',
  ),
  of(
    'Korean',
    ['euc-kr'],
    `이름 성별 나이 도시 주소 가격 수량 날짜 번호 비고 남 여 예 아니오 서울 부산 대구 인천 광주 대전 울산 수원 창원 고양 용인 성남
    청주 전주 천안 안산 김해 평택 김철수 이영희 박민수 최지우 정수빈 강하늘 조은비 윤서준 장미란 임재범 사과 바나나 우유 빵 계란 커피`,
  ),
]
