/**
 * Places of Europe by country: `GeoNames name|русское|local|other spellings, for search only`. A name that GeoNames
 * lists under an outdated or foreign word is corrected by `GeoNames name=English name`. An entry that ends in
 * ` @latitude,longitude` is a place that the GeoNames package lacks.
 */
export const placeNamesEurope: Record<string, string> = {
  AD: "Andorra la Vella|Андорра-ла-Велья",
  AL: `Tirana|Тирана|Tiranë; Durrës|Дуррес; Vlorë|Влёра; Shkodër|Шкодер; Berat|Берат; Gjirokastër|Гирокастра;
    Sarandë|Саранда; Korçë|Корча; Himarë|Химара; Ksamil|Ксамиль`,
  AT: `Vienna|Вена|Wien; Salzburg|Зальцбург; Innsbruck|Инсбрук; Graz|Грац; Linz|Линц; Hallstatt|Гальштат||Хальштатт @47.562,13.649;
    Klagenfurt am Wörthersee=Klagenfurt|Клагенфурт|Klagenfurt am Wörthersee; Villach|Филлах; Bregenz|Брегенц;
    Kitzbühel|Кицбюэль; Zell am See|Целль-ам-Зее; Bad Ischl|Бад-Ишль; Melk|Мельк; Krems an der Donau|Кремс;
    Mayrhofen|Майрхофен; Bad Gastein|Бад-Гаштайн`,
  BA: `Sarajevo|Сараево; Mostar|Мостар; Banja Luka|Баня-Лука; Trebinje|Требине; Jajce|Яйце`,
  BE: `Brussels|Брюссель|Bruxelles|Brussel; Brugge=Bruges|Брюгге|Brugge; Gent=Ghent|Гент|Gent;
    Antwerpen=Antwerp|Антверпен|Antwerpen|Anvers; Liège|Льеж; Leuven|Лёвен; Mechelen|Мехелен; Namur|Намюр;
    Ostend|Остенде|Oostende; Dinant|Динан; Charleroi|Шарлеруа`,
  BG: `Sofia|София|София; Plovdiv|Пловдив|Пловдив; Varna|Варна|Варна; Burgas|Бургас|Бургас; Ruse|Русе|Русе;
    Veliko Tŭrnovo=Veliko Tarnovo|Велико-Тырново|Велико Търново; Nesebar|Несебыр|Несебър; Bansko|Банско|Банско;
    Sozopol|Созополь|Созопол; Zlatni Pyasatsi=Golden Sands|Золотые Пески|Златни пясъци; Sunny Beach|Солнечный Берег|Слънчев бряг @42.695,27.71;
    Balchik|Балчик|Балчик; Pomorie|Поморие|Поморие`,
  CH: `Zürich=Zurich|Цюрих|Zürich; Genève=Geneva|Женева|Genève|Genf; Bern|Берн; Basel|Базель; Luzern=Lucerne|Люцерн|Luzern;
    Lausanne|Лозанна; Lugano|Лугано; Interlaken|Интерлакен; Zermatt|Церматт; St. Moritz|Санкт-Мориц||Sankt Moritz;
    Montreux|Монтрё; Davos|Давос; Locarno|Локарно; Sankt Gallen=St. Gallen|Санкт-Галлен|St. Gallen; Grindelwald|Гриндельвальд;
    Winterthur|Винтертур; Thun|Тун; Bellinzona|Беллинцона; Vevey|Веве; Chur|Кур; Neuchâtel|Невшатель; Fribourg|Фрибур`,
  CY: `Nicosia|Никосия|Λευκωσία; Limassol|Лимасол|Λεμεσός; Larnaca|Ларнака|Λάρνακα; Paphos|Пафос|Πάφος;
    Ayia Napa|Айя-Напа|Αγία Νάπα; Protaras|Протарас|Πρωταράς; Famagusta|Фамагуста|Αμμόχωστος; Kyrenia|Кирения|Κερύνεια`,
  CZ: `Prague|Прага|Praha; Brno|Брно; Český Krumlov|Чески-Крумлов; Karlovy Vary|Карловы Вары||Carlsbad, Karlsbad;
    Mariánské Lázně|Марианске-Лазне; Olomouc|Оломоуц; Ostrava|Острава; Pilsen|Пльзень|Plzeň; Kutná Hora|Кутна-Гора;
    České Budějovice|Ческе-Будеёвице; Liberec|Либерец; Telč|Тельч; Mikulov|Микулов; Pardubice|Пардубице`,
  DE: `Munich|Мюнхен|München; Köln=Cologne|Кёльн|Köln; Berlin|Берлин; Hamburg|Гамбург; Frankfurt am Main|Франкфурт-на-Майне||Франкфурт;
    Nürnberg=Nuremberg|Нюрнберг|Nürnberg; Dresden|Дрезден; Leipzig|Лейпциг; Stuttgart|Штутгарт; Düsseldorf|Дюссельдорф;
    Hannover=Hanover|Ганновер|Hannover; Bremen|Бремен; Heidelberg|Гейдельберг; Freiburg=Freiburg im Breisgau|Фрайбург;
    Rothenburg ob der Tauber|Ротенбург-на-Таубере; Bamberg|Бамберг; Regensburg|Регенсбург; Potsdam|Потсдам; Bonn|Бонн;
    Füssen|Фюссен; Lübeck|Любек; Baden-Baden|Баден-Баден; Augsburg|Аугсбург; Würzburg|Вюрцбург; Trier|Трир; Mainz|Майнц;
    Weimar|Веймар; Erfurt|Эрфурт; Dortmund|Дортмунд; Essen|Эссен; Aachen|Ахен; Konstanz|Констанц; Kiel|Киль;
    Garmisch-Partenkirchen|Гармиш-Партенкирхен; Rostock|Росток; Passau|Пассау; Ulm|Ульм; Karlsruhe|Карлсруэ;
    Mannheim|Мангейм; Quedlinburg|Кведлинбург; Koblenz|Кобленц; Münster|Мюнстер; Wiesbaden|Висбаден; Kassel|Кассель;
    Berchtesgaden|Берхтесгаден; Lindau|Линдау; Magdeburg|Магдебург; Chemnitz|Хемниц`,
  DK: `Copenhagen|Копенгаген|København; Århus=Aarhus|Орхус|Aarhus; Odense|Оденсе; Aalborg|Ольборг; Roskilde|Роскилле;
    Helsingør|Хельсингёр||Elsinore; Billund|Биллунн; Ribe|Рибе; Skagen|Скаген`,
  EE: `Tallinn|Таллин; Tartu|Тарту; Pärnu|Пярну; Narva|Нарва; Haapsalu|Хаапсалу; Kuressaare|Курессааре`,
  ES: `Barcelona|Барселона; Madrid|Мадрид; Sevilla=Seville|Севилья|Sevilla; Valencia|Валенсия|València; Granada|Гранада;
    Málaga|Малага; Córdoba=Córdoba|Кордова||Кордоба; Toledo|Толедо; Bilbao|Бильбао; Donostia / San Sebastián=San Sebastián|Сан-Себастьян|Donostia;
    Zaragoza|Сарагоса; Palma=Palma de Mallorca|Пальма-де-Мальорка|Palma|Mallorca, Мальорка, Майорка; Ibiza|Ибица|Eivissa; Alicante|Аликанте|Alacant;
    Santiago de Compostela|Сантьяго-де-Компостела; Segovia|Сеговия; Salamanca|Саламанка; Girona|Жирона; Sitges|Ситжес;
    Las Palmas de Gran Canaria=Las Palmas|Лас-Пальмас|Las Palmas de Gran Canaria|Gran Canaria, Гран-Канария;
    Santa Cruz de Tenerife|Санта-Крус-де-Тенерифе||Tenerife, Тенерифе; Tarragona|Таррагона; Cadiz=Cádiz|Кадис|Cádiz; Ronda|Ронда;
    Marbella|Марбелья; Benidorm|Бенидорм; Salou|Салоу; Lloret de Mar|Льорет-де-Мар; Figueres|Фигерас; Cuenca|Куэнка;
    Burgos|Бургос; León|Леон; Pamplona|Памплона|Iruña; Santander|Сантандер; Oviedo|Овьедо; Murcia|Мурсия; Cartagena|Картахена;
    A Coruña|Ла-Корунья||La Coruña; Vigo|Виго; Valladolid|Вальядолид; Ávila|Авила; Mérida|Мерида; Nerja|Нерха;
    Torremolinos|Торремолинос; Almería|Альмерия; Gijón|Хихон; Adeje|Адехе; Puerto de la Cruz|Пуэрто-де-ла-Крус;
    Arrecife|Арресифе||Lanzarote, Лансароте; Jerez de la Frontera|Херес-де-ла-Фронтера; Logroño|Логроньо`,
  FI: `Helsinki|Хельсинки||Helsingfors; Turku|Турку||Åbo; Tampere|Тампере; Rovaniemi|Рованиеми; Porvoo|Порвоо; Oulu|Оулу;
    Lappeenranta|Лаппеэнранта; Savonlinna|Савонлинна; Imatra|Иматра; Kuopio|Куопио; Vaasa|Вааса; Espoo|Эспоо`,
  FO: "Tórshavn|Торсхавн",
  FR: `Paris|Париж; Lyon|Лион; Marseille|Марсель; Nice|Ницца; Bordeaux|Бордо; Strasbourg|Страсбург; Toulouse|Тулуза; Cannes|Канны;
    Avignon|Авиньон; Annecy|Анси; Colmar|Кольмар; Nantes|Нант; Lille|Лилль; Montpellier|Монпелье; Arles|Арль; Nîmes|Ним;
    Aix-en-Provence|Экс-ан-Прованс; Carcassonne|Каркассон; Reims|Реймс; Rouen|Руан; Dijon|Дижон; Tours|Тур; Orléans|Орлеан;
    Saint-Malo|Сен-Мало; Biarritz|Биарриц; Grenoble|Гренобль; Chamonix-Mont-Blanc=Chamonix|Шамони|Chamonix-Mont-Blanc;
    Antibes|Антиб; Menton|Ментона; Saint-Tropez|Сен-Тропе; Versailles|Версаль; Le Havre|Гавр; Honfleur|Онфлёр;
    La Rochelle|Ла-Рошель; Rennes|Ренн; Brest|Брест; Ajaccio|Аяччо; Bastia|Бастия; Perpignan|Перпиньян; Lourdes|Лурд;
    Beaune|Бон; Metz|Мец; Nancy|Нанси; Amiens|Амьен; Deauville|Довиль; Chartres|Шартр; Clermont-Ferrand|Клермон-Ферран;
    Grasse|Грас; Courchevel|Куршевель; Val-d’Isère|Валь-д’Изер; Bayeux|Байё; Pau|По; Saint-Étienne|Сент-Этьен;
    Montmartre|Монмартр @48.8867,2.3431; Blois|Блуа; Amboise|Амбуаз; Angers|Анже; Fontainebleau|Фонтенбло; Limoges|Лимож; Toulon|Тулон`,
  GB: `London|Лондон; Edinburgh|Эдинбург; Glasgow|Глазго; Manchester|Манчестер; Liverpool|Ливерпуль; Oxford|Оксфорд;
    Cambridge|Кембридж; Bath|Бат; Bristol|Бристоль; York|Йорк; Birmingham|Бирмингем; Leeds|Лидс; Brighton|Брайтон;
    Cardiff|Кардифф|Caerdydd; Belfast|Белфаст; Inverness|Инвернесс; Aberdeen|Абердин; Newcastle upon Tyne|Ньюкасл-апон-Тайн||Ньюкасл;
    Canterbury|Кентербери; Windsor|Виндзор; Stratford-upon-Avon|Стратфорд-апон-Эйвон; Salisbury|Солсбери; Nottingham|Ноттингем;
    Sheffield|Шеффилд; Southampton|Саутгемптон; Portsmouth|Портсмут; Plymouth|Плимут; Dover|Дувр; Durham|Дарем; Chester|Честер;
    Winchester|Уинчестер; Exeter|Эксетер; Leicester|Лестер; Coventry|Ковентри; Fort William|Форт-Уильям; Portree|Портри;
    Dundee|Данди; Saint Andrews=St Andrews|Сент-Андрус; Stirling|Стерлинг; Swansea|Суонси; Conwy|Конуи; Whitby|Уитби; Norwich|Норидж;
    Blackpool|Блэкпул; Bournemouth|Борнмут; St Ives|Сент-Айвс; Oban|Обан; Londonderry County Borough=Derry|Дерри||Londonderry, Лондондерри`,
  GI: "Gibraltar|Гибралтар",
  GR: `Athens|Афины|Αθήνα|Afina; Thessaloníki=Thessaloniki|Салоники|Θεσσαλονίκη; Irákleion=Heraklion|Ираклион|Ηράκλειο|Crete, Крит;
    Chaniá=Chania|Ханья|Χανιά; Ródos=Rhodes|Родос|Ρόδος; Corfu|Корфу|Κέρκυρα|Керкира; Fira|Фира|Φηρά|Santorini, Thira, Санторини;
    Mýkonos=Mykonos|Миконос|Μύκονος; Réthymno=Rethymno|Ретимно|Ρέθυμνο; Pátra=Patras|Патры|Πάτρα; Náfplio=Nafplio|Нафплион|Ναύπλιο;
    Kalampáka=Kalambaka|Каламбака|Καλαμπάκα|Meteora, Метеоры; Vólos=Volos|Волос|Βόλος; Ioánnina=Ioannina|Янина|Ιωάννινα;
    Kavála=Kavala|Кавала|Καβάλα; Kalamáta=Kalamata|Каламата|Καλαμάτα; Piraeus|Пирей|Πειραιάς; Ágios Nikólaos=Agios Nikolaos|Айос-Николаос|Άγιος Νικόλαος;
    Kos|Кос|Κως; Spárti=Sparta|Спарта|Σπάρτη; Zákynthos=Zakynthos|Закинф|Ζάκυνθος|Закинтос; Limín Khersonísou=Hersonissos|Херсониссос|Χερσόνησος;
    Oía=Oia|Ия|Οία; Paralía=Paralia|Паралия|Παραλία; Lárisa=Larissa|Лариса|Λάρισα`,
  HR: `Zagreb|Загреб; Split|Сплит; Dubrovnik|Дубровник; Zadar|Задар; Pula|Пула; Rovinj|Ровинь; Rijeka|Риека; Šibenik|Шибеник;
    Trogir|Трогир; Opatija|Опатия; Hvar|Хвар; Korčula|Корчула; Makarska|Макарска; Poreč|Пореч; Varaždin|Вараждин; Osijek|Осиек`,
  HU: `Budapest|Будапешт; Szeged|Сегед; Debrecen|Дебрецен; Pécs|Печ; Eger|Эгер; Győr|Дьёр; Sopron|Шопрон; Szentendre|Сентендре;
    Hévíz|Хевиз; Siófok|Шиофок; Miskolc|Мишкольц; Keszthely|Кестхей; Esztergom|Эстергом; Visegrád|Вишеград`,
  IE: `Dublin|Дублин|Baile Átha Cliath; Cork|Корк|Corcaigh; Gaillimh=Galway|Голуэй|Gaillimh; Cill Airne=Killarney|Килларни|Cill Airne; Luimneach=Limerick|Лимерик|Luimneach;
    Waterford|Уотерфорд; Kilkenny|Килкенни; Dingle|Дингл; Sligo|Слайго`,
  IS: `Reykjavík|Рейкьявик; Akureyri|Акюрейри; Húsavík|Хусавик; Höfn|Хёбн; Keflavík|Кеблавик; Selfoss|Сельфосс; Vík|Вик @63.419,-19.006`,
  IT: `Rome|Рим|Roma; Milan|Милан|Milano; Venice|Венеция|Venezia; Florence|Флоренция|Firenze; Naples|Неаполь|Napoli; Turin|Турин|Torino;
    Bologna|Болонья; Verona|Верона; Pisa|Пиза; Genoa|Генуя|Genova; Palermo|Палермо; Bari|Бари; Catania|Катания; Siena|Сиена; Rimini|Римини;
    Trieste|Триест; Padova=Padua|Падуя|Padova; Bergamo|Бергамо; Como|Комо; Sorrento|Сорренто; Positano|Позитано; Amalfi|Амальфи; Lucca|Лукка;
    Perugia|Перуджа; Assisi|Ассизи; Ravenna|Равенна; Parma|Парма; Modena|Модена; Ferrara|Феррара; Mantova=Mantua|Мантуя|Mantova; Lecce|Лечче;
    Matera|Матера; Alberobello|Альберобелло; Taormina|Таормина; Siracusa=Syracuse|Сиракузы|Siracusa; Cagliari|Кальяри; Alghero|Альгеро;
    Olbia|Ольбия; Cefalù|Чефалу; Agrigento|Агридженто; Trapani|Трапани; Messina|Мессина; Capri|Капри; Bolzano|Больцано|Bolzano|Bozen;
    Trento|Тренто; Cortina d'Ampezzo|Кортина-д’Ампеццо; Sirmione|Сирмионе; Riva del Garda|Рива-дель-Гарда; Bellagio|Белладжо; Stresa|Стреза;
    La Spezia|Специя; Riomaggiore|Риомаджоре||Cinque Terre, Чинкве-Терре; Monterosso al Mare|Монтероссо-аль-Маре; Portofino|Портофино;
    San Remo=Sanremo|Сан-Ремо; San Gimignano|Сан-Джиминьяно; Orvieto|Орвието; Pompei|Помпеи|Pompei|Pompeii; Brindisi|Бриндизи; Ancona|Анкона; Pescara|Пескара;
    Vicenza|Виченца; Treviso|Тревизо; Livorno|Ливорно; Brescia|Брешиа; Cremona|Кремона; Courmayeur|Курмайор; Aosta|Аоста; Polignano a Mare|Полиньяно-а-Маре;
    Viareggio|Виареджо; Arezzo|Ареццо; Tivoli|Тиволи; Ostuni|Остуни; Tropea|Тропея; Ischia|Искья; Lido di Jesolo|Лидо-ди-Езоло`,
  LI: "Vaduz|Вадуц",
  LT: `Vilnius|Вильнюс; Kaunas|Каунас; Klaipėda|Клайпеда; Trakai|Тракай; Palanga|Паланга; Nida|Нида; Druskininkai|Друскининкай; Šiauliai|Шяуляй`,
  LU: "Luxembourg|Люксембург|Lëtzebuerg; Vianden|Вианден",
  LV: `Riga|Рига|Rīga; Jūrmala|Юрмала; Sigulda|Сигулда; Cēsis|Цесис; Liepāja|Лиепая; Ventspils|Вентспилс; Daugavpils|Даугавпилс; Kuldīga|Кулдига`,
  MC: "Monaco|Монако; Monte-Carlo|Монте-Карло",
  MD: "Chişinău=Chișinău|Кишинёв|Chișinău; Tiraspol|Тирасполь; Bălţi=Bălți|Бельцы|Bălți; Comrat|Комрат; Soroca|Сороки",
  ME: `Podgorica|Подгорица; Kotor|Котор; Budva|Будва; Herceg Novi|Херцег-Нови; Tivat|Тиват; Cetinje|Цетине; Ulcinj|Улцинь; Bar|Бар;
    Petrovac na Moru=Petrovac|Петровац; Žabljak|Жабляк; Perast|Пераст @42.4867,18.699; Sutomore|Сутоморе; Bečići|Бечичи @42.2825,18.868`,
  MK: "Skopje|Скопье|Скопје; Ohrid|Охрид|Охрид; Bitola|Битола|Битола",
  MT: "Valletta|Валлетта; Sliema|Слима; San Ġiljan=St Julian’s|Сент-Джулианс|San Ġiljan|Saint Julian, St. Julian's; Imdina=Mdina|Мдина; Victoria|Виктория|Rabat|Gozo, Гозо",
  NL: `Amsterdam|Амстердам; Rotterdam|Роттердам; The Hague|Гаага|Den Haag|'s-Gravenhage; Utrecht|Утрехт; Haarlem|Харлем; Delft|Делфт;
    Leiden|Лейден; Eindhoven|Эйндховен; Maastricht|Маастрихт; Groningen|Гронинген; Gouda|Гауда; Alkmaar|Алкмар; Giethoorn|Гитхорн; Lisse|Лиссе;
    Volendam|Волендам; Nijmegen|Неймеген; Arnhem|Арнем`,
  NO: `Oslo|Осло; Bergen|Берген; Trondheim|Тронхейм; Stavanger|Ставангер; Tromsø|Тромсё; Ålesund|Олесунн; Bodø|Будё; Lillehammer|Лиллехаммер;
    Kristiansand|Кристиансанн; Geiranger|Гейрангер @62.101,7.206; Flåm|Флом @60.863,7.114; Svolvær|Свольвер||Lofoten, Лофотены; Narvik|Нарвик; Honningsvåg|Хоннингсвог; Odda|Одда;
    Voss|Восс; Kirkenes|Киркенес; Alta|Алта`,
  PL: `Warsaw|Варшава|Warszawa; Kraków=Krakow|Краков|Kraków; Gdańsk|Гданьск; Wrocław|Вроцлав; Poznań|Познань; Łódź|Лодзь; Toruń|Торунь; Lublin|Люблин;
    Zakopane|Закопане; Sopot|Сопот; Gdynia|Гдыня; Katowice|Катовице; Szczecin|Щецин; Białystok|Белосток; Zamość|Замосць; Oświęcim|Освенцим||Auschwitz;
    Wieliczka|Величка; Częstochowa|Ченстохова; Malbork|Мальборк; Rzeszów|Жешув; Bydgoszcz|Быдгощ; Olsztyn|Ольштын; Karpacz|Карпач`,
  PT: `Lisbon|Лиссабон|Lisboa; Porto|Порту; Sintra|Синтра; Faro|Фару; Coimbra|Коимбра; Lagos|Лагуш; Braga|Брага; Évora|Эвора; Cascais|Кашкайш;
    Funchal|Фуншал||Madeira, Мадейра; Ponta Delgada|Понта-Делгада||Azores, Азорские острова; Albufeira|Албуфейра; Aveiro|Авейру; Óbidos|Обидуш; Nazaré|Назаре;
    Guimarães|Гимарайнш; Portimão|Портиман; Fátima|Фатима; Tavira|Тавира; Setúbal|Сетубал; Tomar|Томар; Batalha|Баталья; Peniche|Пениши`,
  RO: `Bucharest|Бухарест|București; Braşov=Brașov|Брашов|Brașov; Sibiu|Сибиу; Cluj-Napoca|Клуж-Напока; Timişoara=Timișoara|Тимишоара|Timișoara;
    Constanţa=Constanța|Констанца|Constanța; Sighişoara=Sighișoara|Сигишоара|Sighișoara; Iaşi=Iași|Яссы|Iași; Sinaia|Синая; Bran|Бран; Oradea|Орадя; Mamaia|Мамая @44.25,28.62;
    Suceava|Сучава; Alba Iulia|Алба-Юлия; Craiova|Крайова`,
  RS: `Belgrade|Белград|Београд; Novi Sad|Нови-Сад|Нови Сад; Niš|Ниш|Ниш; Subotica|Суботица|Суботица; Zlatibor|Златибор|Златибор; Kopaonik|Копаоник|Копаоник @43.286,20.813;
    Sremski Karlovci|Сремски-Карловцы|Сремски Карловци; Kragujevac|Крагуевац|Крагујевац`,
  SE: `Stockholm|Стокгольм; Göteborg=Gothenburg|Гётеборг|Göteborg; Malmö|Мальмё; Uppsala|Уппсала; Visby|Висбю||Gotland, Готланд; Lund|Лунд; Kiruna|Кируна;
    Helsingborg|Хельсингборг; Linköping|Линчёпинг; Örebro|Эребру; Västerås|Вестерос; Kalmar|Кальмар; Umeå|Умео; Åre|Оре; Östersund|Эстерсунд`,
  SI: `Ljubljana|Любляна; Bled|Блед; Piran|Пиран; Maribor|Марибор; Koper|Копер; Portorož|Порторож; Postojna|Постойна; Celje|Целе; Bohinjska Bistrica|Бохинь||Bohinj; Ptuj|Птуй`,
  SK: `Bratislava|Братислава; Košice|Кошице; Poprad|Попрад; Banská Bystrica|Банска-Бистрица; Bardejov|Бардеёв; Žilina|Жилина; Levoča|Левоча; Trenčín|Тренчин; Piešťany|Пьештяни`,
  SM: "San Marino|Сан-Марино",
  VA: "Vatican City|Ватикан|Città del Vaticano",
  XK: "Pristina|Приштина|Prishtinë; Prizren|Призрен",
};
