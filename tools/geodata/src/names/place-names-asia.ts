/** Places of Asia and Oceania, in the form of `place-names-europe.ts`. */
export const placeNamesAsia: Record<string, string> = {
  AE: `Dubai|Дубай|دبي; Abu Dhabi|Абу-Даби|أبو ظبي; Sharjah|Шарджа|الشارقة; Ras Al Khaimah City=Ras Al Khaimah|Рас-эль-Хайма|رأس الخيمة; Al Fujairah City=Fujairah|Фуджейра|الفجيرة; Ajman City=Ajman|Аджман|عجمان; Al Ain City=Al Ain|Эль-Айн|العين`,
  AU: `Sydney|Сидней; Melbourne|Мельбурн; Brisbane|Брисбен; Perth|Перт; Adelaide|Аделаида; Cairns|Кэрнс; Canberra|Канберра; Hobart|Хобарт; Darwin|Дарвин; Gold Coast|Голд-Кост; Alice Springs|Алис-Спрингс; Byron Bay|Байрон-Бей; Newcastle|Ньюкасл; Townsville|Таунсвилл; Broome|Брум; Port Douglas|Порт-Дуглас`,
  BD: "Dhaka|Дакка|ঢাকা; Chittagong|Читтагонг|চট্টগ্রাম; Cox’s Bāzār=Cox’s Bazar|Кокс-Базар",
  BH: "Manama|Манама|المنامة",
  BN: "Bandar Seri Begawan|Бандар-Сери-Бегаван",
  BT: "Thimphu|Тхимпху; Paro|Паро; Punākha=Punakha|Пунакха",
  CN: `Beijing|Пекин|北京|Peking; Shanghai|Шанхай|上海; Guangzhou|Гуанчжоу|广州|Кантон; Shenzhen|Шэньчжэнь|深圳; Xi’an|Сиань|西安|Xian; Chengdu|Чэнду|成都; Hangzhou|Ханчжоу|杭州; Guilin|Гуйлинь|桂林; Chongqing|Чунцин|重庆; Nanjing|Нанкин|南京; Suzhou|Сучжоу|苏州;
    Wuhan|Ухань|武汉; Harbin|Харбин|哈尔滨; Dalian|Далянь|大连; Sanya|Санья|三亚|Hainan, Хайнань; Lijiang|Лицзян|丽江; Lhasa|Лхаса|拉萨|Tibet, Тибет; Kunming|Куньмин|昆明; Qingdao|Циндао|青岛; Tianjin|Тяньцзинь|天津; Xiamen|Сямынь|厦门; Ürümqi|Урумчи|乌鲁木齐; Kashgar|Кашгар|喀什;
    Zhangjiajie|Чжанцзяцзе|张家界; Luoyang|Лоян|洛阳; Yangshuo|Яншо|阳朔; Haikou|Хайкоу|海口; Manzhouli|Маньчжурия|满洲里; Heihe|Хэйхэ|黑河; Shenyang|Шэньян|沈阳; Shazhou=Dunhuang|Дуньхуан|敦煌; Datong|Датун|大同; Zhuhai|Чжухай|珠海`,
  FJ: "Suva|Сува; Nadi|Нади",
  HK: "Hong Kong|Гонконг|香港",
  ID: `Jakarta|Джакарта; Denpasar|Денпасар||Bali, Бали; Ubud|Убуд; Yogyakarta|Джокьякарта||Jogja; Kuta|Кута; Bandung|Бандунг; Surabaya|Сурабая; Medan|Медан; Mataram|Матарам||Lombok, Ломбок; Makassar|Макасар; Labuan Bajo|Лабуан-Баджо||Komodo, Комодо; Sanur|Санур @-8.688,115.262; Seminyak|Семиньяк @-8.691,115.168; Canggu|Чангу @-8.648,115.138`,
  IL: `Jerusalem|Иерусалим|ירושלים; Tel Aviv|Тель-Авив|תל אביב; Haifa|Хайфа|חיפה; Eilat|Эйлат|אילת; Nazareth|Назарет|נצרת; Acre|Акко|עכו|Akko; Tiberias|Тверия|טבריה; Netanya|Нетания|נתניה; Ashdod|Ашдод|אשדוד; Beersheba|Беэр-Шева|באר שבע; Herzliya|Герцлия|הרצליה; Safed|Цфат|צפת; Jaffa|Яффа|יפו`,
  IN: `Delhi|Дели|दिल्ली; New Delhi|Нью-Дели|नई दिल्ली; Mumbai|Мумбаи|मुंबई|Bombay, Бомбей; Agra|Агра|आगरा|Тадж-Махал; Jaipur|Джайпур|जयपुर; Varanasi|Варанаси|वाराणसी; Panaji|Панаджи|पणजी|Goa, Гоа; Kolkata|Калькутта|কলকাতা|Calcutta, Колката; Chennai|Ченнаи|சென்னை|Мадрас;
    Bengaluru=Bangalore|Бангалор|ಬೆಂಗಳೂರು|Bengaluru, Бенгалуру; Udaipur|Удайпур|उदयपुर; Jodhpur|Джодхпур|जोधपुर; Rishīkesh=Rishikesh|Ришикеш|ऋषिकेश; Cochin=Kochi|Кочи|കൊച്ചി|Cochin, Кочин; Hyderabad|Хайдарабад|హైదరాబాద్; Amritsar|Амритсар|ਅੰਮ੍ਰਿਤਸਰ; Leh|Лех|लेह|Ladakh, Ладакх;
    Jaisalmer|Джайсалмер|जैसलमेर; Pushkar|Пушкар|पुष्कर; Hampi|Хампи; Dārjiling=Darjeeling|Дарджилинг; Shimla|Шимла|शिमला; Manāli=Manali|Манали|मनाली; Dharamsala=Dharamshala|Дхарамсала||Dharamsala; Srinagar|Сринагар; Pune|Пуна; Mysore|Майсур; Puducherry|Пондичерри||Pondicherry; Alappuzha|Аллеппи||Alleppey; Thiruvananthapuram|Тривандрам||Trivandrum;
    Varkala|Варкала; Calangute|Калангут; Madgaon=Margao|Маргао; Arambol|Арамболь; Haridwar|Харидвар|हरिद्वार; Ahmedabad|Ахмадабад`,
  IQ: "Baghdad|Багдад|بغداد; Erbil|Эрбиль|أربيل; Basrah=Basra|Басра|البصرة",
  IR: `Tehran|Тегеран|تهران; Isfahan|Исфахан|اصفهان; Shiraz|Шираз|شیراز; Yazd|Йезд|یزد; Tabriz|Тебриз|تبریز; Mashhad|Мешхед|مشهد; Kāshān=Kashan|Кашан|کاشان; Qom|Кум|قم`,
  JO: `Amman|Амман|عمان; Aqaba|Акаба|العقبة; Petra|Петра|البتراء|Wadi Musa, Вади-Муса; Jarash=Jerash|Джераш|جرش; Mādabā=Madaba|Мадаба|مادبا`,
  JP: `Tokyo|Токио|東京; Kyoto|Киото|京都; Osaka|Осака|大阪; Nara-shi=Nara|Нара|奈良; Hiroshima|Хиросима|広島; Sapporo|Саппоро|札幌; Fukuoka|Фукуока|福岡; Nagoya|Нагоя|名古屋; Yokohama|Иокогама|横浜; Kanazawa|Канадзава|金沢; Nagasaki|Нагасаки|長崎; Kobe|Кобе|神戸; Nikkō=Nikko|Никко|日光; Kamakura|Камакура|鎌倉; Hakone|Хаконэ|箱根;
    Takayama|Такаяма|高山; Naha|Наха|那覇|Okinawa, Окинава; Sendai|Сендай|仙台; Hakodate|Хакодате|函館; Matsumoto|Мацумото|松本; Himeji|Химэдзи|姫路; Fujikawaguchiko|Фудзикавагутико|富士河口湖; Nagano|Нагано|長野; Matsuyama|Мацуяма|松山; Kagoshima|Кагосима|鹿児島; Okayama|Окаяма|岡山; Otaru|Отару|小樽; Beppu|Беппу|別府`,
  KH: "Phnom Penh|Пномпень|ភ្នំពេញ; Siem Reap|Сиемреап|សៀមរាប|Angkor, Ангкор; Sihanoukville|Сиануквиль; Battambang|Баттамбанг; Kampot|Кампот",
  KP: "Pyongyang|Пхеньян|평양",
  KR: "Seoul|Сеул|서울; Busan|Пусан|부산; Incheon|Инчхон|인천; Jeju City|Чеджу|제주|Jeju; Gyeongju|Кёнджу|경주; Daegu|Тэгу|대구; Daejeon|Тэджон|대전; Gwangju|Кванджу|광주; Jeonju|Чонджу|전주; Sokcho|Сокчхо|속초; Suwon|Сувон|수원; Gangneung|Каннын|강릉",
  KW: "Kuwait City|Эль-Кувейт|الكويت",
  LA: "Vientiane|Вьентьян|ວຽງຈັນ; Luang Prabang|Луангпхабанг|ຫຼວງພະບາງ; Vangviang=Vang Vieng|Вангвьенг; Pakse|Паксе",
  LB: "Beirut|Бейрут|بيروت; Jbaïl=Byblos|Библ|جبيل; Baalbek|Баальбек|بعلبك; Tripoli|Триполи|طرابلس; Sidon|Сидон|صيدا; Tyre|Тир|صور",
  LK: `Colombo|Коломбо; Kandy|Канди; Galle|Галле; Negombo|Негомбо; Nuwara Eliya|Нувара-Элия; Ella Town=Ella|Элла; Sigiriya|Сигирия; Mirissa city=Mirissa|Мирисса; Trincomalee|Тринкомали; Anuradhapura|Анурадхапура; Hikkaduwa|Хиккадува; Jaffna|Джафна; Weligama|Велигама; Bentota|Бентота; Dambulla|Дамбулла; Unawatuna|Унаватуна; Matara|Матара; Polonnaruwa|Полоннарува`,
  MM: "Yangon|Янгон|ရန်ကုန်|Rangoon; Mandalay|Мандалай|မန္တလေး; Bagan|Баган|ပုဂံ @21.172,94.86; Nay Pyi Taw=Naypyidaw|Нейпьидо|နေပြည်တော်; Nyaungshwe=Nyaung Shwe|Ньяунгшве||Inle, Инле",
  MO: "Macau=Macao|Макао|澳門",
  MV: "Male|Мале|މާލެ; Maafushi|Маафуши; Hulhumale|Хулхумале",
  MY: `Kuala Lumpur|Куала-Лумпур; George Town|Джорджтаун||Penang, Пенанг; Kota Kinabalu|Кота-Кинабалу; Malacca|Малакка|Melaka; Johor Bahru|Джохор-Бару; Ipoh|Ипох; Kuching|Кучинг; Putrajaya|Путраджая; Kuah|Куах||Langkawi, Лангкави; Sandakan|Сандакан`,
  NP: "Kathmandu|Катманду|काठमाडौँ; Pokhara|Покхара|पोखरा; Bhaktapur|Бхактапур|भक्तपुर; Patan|Патан; Lukla|Лукла @27.687,86.731; Lumbini|Лумбини @27.469,83.276; Namche Bazar=Namche Bazaar|Намче-Базар",
  NZ: "Auckland|Окленд; Wellington|Веллингтон; Christchurch|Крайстчерч; Queenstown|Квинстаун; Rotorua|Роторуа; Dunedin|Данидин; Wanaka|Ванака; Nelson|Нельсон; Taupo|Таупо; Te Anau|Те-Анау; Kaikōura|Каикоура @-42.4,173.68; Napier|Нейпир; Hamilton|Гамильтон; Matamata|Матамата||Hobbiton, Хоббитон; Milford Sound|Милфорд-Саунд @-44.67,167.925",
  OM: "Muscat|Маскат|مسقط; Salalah|Салала|صلالة; Nizwá=Nizwa|Низва|نزوى; Şūr=Sur|Сур|صور",
  PH: "Manila|Манила; Cebu City|Себу||Cebu; Puerto Princesa|Пуэрто-Принсеса||Palawan, Палаван; El Nido|Эль-Нидо; Coron|Корон; Davao|Давао; Tagbilaran City|Тагбиларан||Bohol, Бохоль; Baguio|Багио; Quezon City|Кесон-Сити; Balabag=Boracay|Боракай||Balabag; Dumaguete|Думагете",
  PK: "Islamabad|Исламабад|اسلام آباد; Karachi|Карачи|کراچی; Lahore|Лахор|لاہور; Gilgit|Гилгит; Peshawar|Пешавар; Rawalpindi|Равалпинди; Skardu|Скарду; Aliabad=Aliabad|Алиабад||Hunza, Хунза",
  PS: "Bethlehem|Вифлеем|بيت لحم; Jericho|Иерихон|أريحا; Gaza|Газа|غزة; Ramallah|Рамалла|رام الله; Hebron|Хеврон|الخليل",
  QA: "Doha|Доха|الدوحة",
  SA: "Riyadh|Эр-Рияд|الرياض; Jeddah|Джидда|جدة; Mecca|Мекка|مكة; Medina|Медина|المدينة المنورة; Al-`Ula=AlUla|Аль-Ула|العلا; Dammam|Даммам|الدمام",
  SG: "Singapore|Сингапур",
  SY: "Damascus|Дамаск|دمشق; Aleppo|Алеппо|حلب; Tadmur=Palmyra|Пальмира|تدمر",
  TH: `Bangkok|Бангкок|กรุงเทพมหานคร; Chiang Mai|Чиангмай|เชียงใหม่; Phuket|Пхукет|ภูเก็ต; Pattaya|Паттайя|พัทยา; Krabi|Краби|กระบี่; Chiang Rai|Чианграй|เชียงราย; Hua Hin|Хуахин|หัวหิน; Ko Samui=Koh Samui|Самуи|เกาะสมุย|Samui, Ко-Самуи; Sukhothai|Сукхотхай|สุโขทัย; Kanchanaburi|Канчанабури|กาญจนบุรี;
    Phra Nakhon Si Ayutthaya=Ayutthaya|Аюттхая|พระนครศรีอยุธยา; Pai|Пай; Surat Thani|Сураттхани; Trat|Трат; Hat Yai|Хатъяй; Ban Karon=Karon|Карон; Patong|Патонг; Ban Kata=Kata|Ката; Ko Pha Ngan|Панган||Phangan; Koh Tao|Тао||Ко-Тао; Ban Ao Nang=Ao Nang|Ао-Нанг; Rayong|Районг; Ban Khao Lak=Khao Lak|Као-Лак`,
  TL: "Dili|Дили",
  TR: `Istanbul|Стамбул|İstanbul|Константинополь; Ankara|Анкара; Antalya|Анталья||Анталия; İzmir=Izmir|Измир|İzmir; Bodrum|Бодрум; Fethiye|Фетхие; Göreme|Гёреме||Cappadocia, Каппадокия; Trabzon|Трабзон; Alanya|Аланья||Алания; Konya|Конья; Kaş|Каш; Marmaris|Мармарис; Kemer|Кемер; Belek|Белек; Side|Сиде; Denizli|Денизли; Pamukkale|Памуккале;
    Bursa|Бурса; Selçuk|Сельчук||Ephesus, Эфес; Kuşadası|Кушадасы; Nevşehir|Невшехир; Ürgüp|Ургюп; Çeşme|Чешме; Edirne|Эдирне; Gaziantep|Газиантеп; Şanlıurfa|Шанлыурфа; Mardin|Мардин; Van|Ван; Kars|Карс; Erzurum|Эрзурум; Rize|Ризе; Adana|Адана; Çanakkale|Чанаккале||Troy, Троя; Diyarbakır|Диярбакыр; Eskişehir|Эскишехир; Dalaman|Даламан; Datça|Датча; Demre|Демре; Kalkan|Калкан;
    Mersin|Мерсин; Olympos|Олимпос @36.397,30.473; Samsun|Самсун; Sinop|Синоп; Kayseri|Кайсери; Çıralı|Чиралы @36.417,30.483; Ölüdeniz|Олюдениз; Safranbolu|Сафранболу; Göcek|Гёджек`,
  TW: "Taipei|Тайбэй|臺北; Kaohsiung|Гаосюн|高雄; Taichung|Тайчжун|臺中; Tainan|Тайнань|臺南; Hualien City|Хуалянь|花蓮|Hualien",
  VN: `Hanoi|Ханой|Hà Nội; Ho Chi Minh City|Хошимин|Thành phố Hồ Chí Minh|Saigon, Сайгон; Da Nang|Дананг|Đà Nẵng|Danang; Hội An=Hoi An|Хойан|Hội An; Nha Trang|Нячанг; Huế=Hue|Хюэ|Huế; Ðà Lạt=Da Lat|Далат|Đà Lạt|Dalat; Hạ Long=Ha Long|Халонг|Hạ Long|Halong; Dương Đông=Duong Dong|Зыонгдонг|Dương Đông|Phu Quoc, Фукуок;
    Sa Pa=Sapa|Сапа|Sa Pa; Vũng Tàu=Vung Tau|Вунгтау|Vũng Tàu; Phan Thiết=Phan Thiet|Фантьет|Phan Thiết|Mui Ne, Муйне; Haiphong|Хайфон|Hải Phòng; Ninh Bình=Ninh Binh|Ниньбинь|Ninh Bình; Cần Thơ=Can Tho|Кантхо|Cần Thơ; Qui Nhon=Quy Nhon|Куинён|Quy Nhơn`,
  YE: "Sanaa|Сана|صنعاء; Aden|Аден|عدن",
};
