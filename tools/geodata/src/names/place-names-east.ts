/** Places of Russia and its neighbours, in the form of `place-names-europe.ts`. */
export const placeNamesEast: Record<string, string> = {
  AM: `Yerevan|Ереван|Երևան; Gyumri|Гюмри|Գյումրի; Dilijan|Дилижан|Դիլիջան; Sevan|Севан|Սևան; Goris|Горис|Գորիս; Vagharshapat|Вагаршапат|Վաղարշապատ|Эчмиадзин, Echmiadzin;
    Jermuk|Джермук|Ջերմուկ; Vanadzor|Ванадзор|Վանաձոր; Tsaghkadzor|Цахкадзор|Ծաղկաձոր; Alaverdi|Алаверди|Ալավերդի; Garrni=Garni|Гарни|Գառնի; Tatev|Татев|Տաթև @39.3817,46.2503`,
  AZ: `Baku|Баку|Bakı; Ganja|Гянджа|Gəncə; Sheki|Шеки|Şəki; Quba|Губа; Qutqashen=Gabala|Габала|Qəbələ|Qabala; Lankaran|Ленкорань|Lənkəran; Shamakhi|Шемаха|Şamaxı; Sumqayıt|Сумгаит; Nakhchivan|Нахичевань|Naxçıvan`,
  BY: `Minsk|Минск|Мінск; Brest|Брест|Брэст; Hrodna=Grodno|Гродно|Гродна; Vitebsk|Витебск|Віцебск; Homyel’=Gomel|Гомель|Гомель; Mahilyow=Mogilev|Могилёв|Магілёў; Polatsk=Polotsk|Полоцк|Полацк;
    Nyasvizh=Nesvizh|Несвиж|Нясвіж; Mir|Мир|Мір; Pinsk|Пинск|Пінск; Babruysk=Bobruisk|Бобруйск|Бабруйск; Baranovichi|Барановичи|Баранавічы; Lida|Лида|Ліда; Slonim|Слоним|Слонім`,
  GE: `Tbilisi|Тбилиси|თბილისი|Тифлис; Batumi|Батуми|ბათუმი; Kutaisi|Кутаиси|ქუთაისი; Mestia|Местиа|მესტია|Местия, Svaneti, Сванетия; Stepantsminda|Степанцминда|სტეფანწმინდა|Kazbegi, Казбеги;
    Sighnaghi|Сигнахи|სიღნაღი|Signagi; Telavi|Телави|თელავი; Gori|Гори|გორი; Borjomi|Боржоми|ბორჯომი; Mtskheta|Мцхета|მცხეთა; Zugdidi|Зугдиди|ზუგდიდი;
    Akhaltsikhe|Ахалцихе|ახალციხე; Bakuriani|Бакуриани|ბაკურიანი; Gudauri|Гудаури|გუდაური; Kobuleti|Кобулети|ქობულეთი; Poti|Поти|ფოთი; Sokhumi|Сухум|სოხუმი|Сухуми; Gagra|Гагра|გაგრა;
    Rustavi|Рустави|რუსთავი; Ureki|Уреки|ურეკი; Q’vareli=Kvareli|Кварели|ყვარელი; Vardzia|Вардзиа|ვარძია|Вардзия @41.381,43.2843; Ambrolauri|Амбролаури|ამბროლაური; Gudauta|Гудаута|გუდაუთა; Bich’vinta=Pitsunda|Пицунда|ბიჭვინთა`,
  KG: `Bishkek|Бишкек; Osh|Ош; Karakol|Каракол; Cholpon-Ata|Чолпон-Ата||Issyk-Kul, Иссык-Куль; Naryn|Нарын; Jalal-Abad|Джалал-Абад`,
  KZ: `Almaty|Алматы||Алма-Ата; Nur-Sultan=Astana|Астана||Nur-Sultan, Нур-Султан; Shymkent|Шымкент; Karagandy|Караганда|Қарағанды|Karaganda; Aktau|Актау|Ақтау; Turkestan|Туркестан|Түркістан;
    Atyrau|Атырау; Aktobe|Актобе|Ақтөбе; Taraz|Тараз; Pavlodar|Павлодар; Ust-Kamenogorsk|Усть-Каменогорск|Өскемен; Semey|Семей; Kostanay|Костанай|Қостанай; Kokshetau|Кокшетау|Көкшетау; Petropavl|Петропавловск|Петропавл;
    Oral|Уральск|Орал; Kyzylorda|Кызылорда|Қызылорда; Baikonur|Байконур|Байқоңыр`,
  MN: "Ulan Bator=Ulaanbaatar|Улан-Батор|Улаанбаатар; Erdenet|Эрдэнэт|Эрдэнэт; Darhan=Darkhan|Дархан|Дархан; Ölgii|Улгий|Өлгий",
  RU: `Moscow|Москва; Saint Petersburg|Санкт-Петербург||Питер, Петербург, СПб, Ленинград; Kazan|Казань; Nizhniy Novgorod=Nizhny Novgorod|Нижний Новгород; Yekaterinburg|Екатеринбург; Novosibirsk|Новосибирск; Sochi|Сочи;
    Kaliningrad|Калининград||Кёнигсберг; Vladivostok|Владивосток; Irkutsk|Иркутск; Krasnoyarsk|Красноярск; Samara|Самара; Rostov-na-Donu=Rostov-on-Don|Ростов-на-Дону; Ufa|Уфа; Omsk|Омск; Chelyabinsk|Челябинск;
    Perm|Пермь; Voronezh|Воронеж; Volgograd|Волгоград||Сталинград; Krasnodar|Краснодар; Saratov|Саратов; Tyumen|Тюмень; Tol’yatti=Tolyatti|Тольятти; Izhevsk|Ижевск; Barnaul|Барнаул; Ulyanovsk|Ульяновск;
    Khabarovsk|Хабаровск; Yaroslavl|Ярославль; Makhachkala|Махачкала; Tomsk|Томск; Orenburg|Оренбург; Kemerovo|Кемерово; Novokuznetsk|Новокузнецк; Ryazan’=Ryazan|Рязань; Astrakhan|Астрахань; Penza|Пенза; Lipetsk|Липецк;
    Tula|Тула; Kirov|Киров||Вятка; Cheboksary|Чебоксары; Kursk|Курск; Bryansk|Брянск; Ivanovo|Иваново; Magnitogorsk|Магнитогорск; Tver|Тверь; Stavropol’=Stavropol|Ставрополь; Belgorod|Белгород; Nizhny Tagil|Нижний Тагил;
    Vladimir|Владимир; Arkhangel’sk=Arkhangelsk|Архангельск; Kaluga|Калуга; Smolensk|Смоленск; Chita|Чита; Kurgan|Курган; Orël=Oryol|Орёл; Vologda|Вологда; Cherepovets|Череповец; Vladikavkaz|Владикавказ; Murmansk|Мурманск;
    Surgut|Сургут; Tambov|Тамбов; Groznyy=Grozny|Грозный; Petrozavodsk|Петрозаводск; Kostroma|Кострома; Yakutsk|Якутск; Ulan-Ude|Улан-Удэ; Novorossiysk|Новороссийск; Saransk|Саранск; Yoshkar-Ola|Йошкар-Ола;
    Sterlitamak|Стерлитамак; Syktyvkar|Сыктывкар; Nal’chik=Nalchik|Нальчик; Pskov|Псков; Velikiy Novgorod=Veliky Novgorod|Великий Новгород||Новгород; Bratsk|Братск; Angarsk|Ангарск; Norilsk|Норильск; Abakan|Абакан;
    Yuzhno-Sakhalinsk|Южно-Сахалинск||Сахалин; Petropavlovsk-Kamchatsky|Петропавловск-Камчатский||Камчатка; Magadan|Магадан; Anadyr|Анадырь; Elista|Элиста; Maykop|Майкоп; Cherkessk|Черкесск; Kyzyl|Кызыл; Gorno-Altaysk|Горно-Алтайск||Алтай;
    Salekhard|Салехард; Naryan-Mar|Нарьян-Мар; Suzdal’=Suzdal|Суздаль; Sergiyev Posad|Сергиев Посад; Pereslavl’-Zalesskiy=Pereslavl-Zalessky|Переславль-Залесский; Rostov=Rostov Veliky|Ростов Великий; Uglich|Углич; Plës=Plyos|Плёс; Myshkin|Мышкин;
    Vyborg|Выборг; Kronstadt|Кронштадт; Peterhof|Петергоф; Pushkin|Пушкин||Царское Село; Gatchina|Гатчина; Pavlovsk|Павловск; Staraya Ladoga|Старая Ладога; Sortavala|Сортавала; Kem’=Kem|Кемь; Apatity|Апатиты; Kirovsk|Кировск;
    Kislovodsk|Кисловодск; Pyatigorsk|Пятигорск; Yessentuki|Ессентуки; Zheleznovodsk|Железноводск; Mineralnye Vody|Минеральные Воды; Adler|Адлер; Krasnaya Polyana|Красная Поляна||Роза Хутор; Anapa|Анапа; Gelendzhik|Геленджик; Tuapse|Туапсе;
    Yeysk|Ейск; Taganrog|Таганрог; Derbent|Дербент; Magas|Магас; Nazran’=Nazran|Назрань; Dombay|Домбай @43.291,41.623; Teberda|Теберда @43.444,41.742; Terskol|Терскол||Эльбрус; Zelenogradsk|Зеленоградск; Svetlogorsk|Светлогорск; Baltiysk|Балтийск; Sovetsk|Советск;
    Listvyanka|Листвянка||Байкал, Baikal; Slyudyanka|Слюдянка; Severobaykalsk|Северобайкальск; Sheregesh|Шерегеш; Belokurikha|Белокуриха; Biysk|Бийск; Tobolsk|Тобольск; Khanty-Mansiysk|Ханты-Мансийск; Nakhodka|Находка; Blagoveshchensk|Благовещенск;
    Komsomolsk-on-Amur|Комсомольск-на-Амуре; Khuzhir|Хужир||Ольхон; Kolomna|Коломна; Zaraysk|Зарайск; Serpukhov|Серпухов; Zvenigorod|Звенигород; Dmitrov|Дмитров; Borovsk|Боровск; Tarusa|Таруса; Torzhok|Торжок; Valday|Валдай; Ostashkov|Осташков||Селигер;
    Rybinsk|Рыбинск; Gorokhovets|Гороховец; Murom|Муром; Gus’-Khrustal’nyy=Gus-Khrustalny|Гусь-Хрустальный; Aleksandrov=Alexandrov|Александров; Velikiy Ustyug=Veliky Ustyug|Великий Устюг; Kirillov|Кириллов; Totma|Тотьма; Kargopol’=Kargopol|Каргополь; Solovetsky|Соловецкий||Solovki, Соловки @65.025,35.71;
    Sviyazhsk|Свияжск; Yelabuga|Елабуга; Bolgar|Болгар; Naberezhnyye Chelny=Naberezhnye Chelny|Набережные Челны; Kungur|Кунгур; Solikamsk|Соликамск; Zlatoust|Златоуст; Arkhyz|Архыз @43.566,41.279; Balakovo|Балаково; Syzran’=Syzran|Сызрань; Khimki|Химки; Korolev=Korolyov|Королёв;
    Obninsk|Обнинск; Dubna|Дубна; Podolsk|Подольск; Mytishchi|Мытищи; Elektrostal|Электросталь; Zelenograd|Зеленоград; Staraya Russa|Старая Русса; Ivangorod|Ивангород; Gdov|Гдов; Izborsk|Изборск; Pechory|Печоры; Pushkinskiye Gory|Пушкинские Горы; Kizhi|Кижи @62.0675,35.2235`,
  TJ: "Dushanbe|Душанбе; Khujand|Худжанд|Хуҷанд; Khorugh|Хорог|Хоруғ; Panjakent|Пенджикент|Панҷакент; Istaravshan|Истаравшан",
  TM: "Ashgabat|Ашхабад|Aşgabat; Mary|Мары; Türkmenabat|Туркменабад; Türkmenbaşy|Туркменбаши; Daşoguz|Дашогуз",
  UA: `Kyiv|Киев|Київ|Kiev; Lviv|Львов|Львів|Lvov; Odessa=Odesa|Одесса|Одеса; Kharkiv|Харьков|Харків|Kharkov; Dnipro|Днепр|Дніпро|Днепропетровск; Chernivtsi|Черновцы|Чернівці; Ivano-Frankivsk|Ивано-Франковск|Івано-Франківськ;
    Uzhgorod=Uzhhorod|Ужгород|Ужгород; Chernihiv|Чернигов|Чернігів; Poltava|Полтава|Полтава; Vinnytsia|Винница|Вінниця; Zaporizhia=Zaporizhzhia|Запорожье|Запоріжжя; Mykolayiv=Mykolaiv|Николаев|Миколаїв; Kherson|Херсон|Херсон; Donetsk|Донецк|Донецьк;
    Mariupol|Мариуполь|Маріуполь; Luhansk|Луганск|Луганськ; Lutsk|Луцк|Луцьк; Rivne|Ровно|Рівне; Ternopil|Тернополь|Тернопіль; Zhytomyr|Житомир|Житомир; Cherkasy|Черкассы|Черкаси; Sumy|Сумы|Суми; Simferopol|Симферополь|Сімферополь;
    Sevastopol|Севастополь|Севастополь; Yalta|Ялта|Ялта; Yevpatoriya=Yevpatoria|Евпатория|Євпаторія; Feodosiya=Feodosia|Феодосия|Феодосія; Kerch|Керчь|Керч; Sudak|Судак|Судак; Alushta|Алушта|Алушта; Bakhchysarai|Бахчисарай|Бахчисарай; Alupka|Алупка|Алупка; Koktebel|Коктебель|Коктебель;
    Kamianets-Podilskyi|Каменец-Подольский|Кам’янець-Подільський; Mukacheve=Mukachevo|Мукачево|Мукачево; Bukovel|Буковель|Буковель @48.364,24.4; Yaremche|Яремче|Яремче; Truskavets|Трускавец|Трускавець`,
  UZ: `Tashkent|Ташкент|Toshkent; Samarkand|Самарканд|Samarqand; Bukhara|Бухара|Buxoro; Khiwa=Khiva|Хива|Xiva; Urganch=Urgench|Ургенч|Urganch; Nukus|Нукус|Nukus; Fergana|Фергана|Farg‘ona; Andijon=Andijan|Андижан|Andijon; Namangan|Наманган; Qo‘qon=Kokand|Коканд|Qo‘qon;
    Shahrisabz|Шахрисабз; Tirmiz=Termez|Термез|Termiz; Navoiy=Navoi|Навои|Navoiy; Marg‘ilon=Margilan|Маргилан|Marg‘ilon`,
};
