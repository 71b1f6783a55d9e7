import type { PointTypeId } from "@castor/core/points/point-types.ts";

type Words = readonly (readonly [type: PointTypeId, words: string])[];

/** Words that tell the kind of a place wherever they stand in its name, in this order: a museum hotel is a hotel. */
const certain: Words = [
  [
    "Hotel",
    "hotel hotels hostel guesthouse motel apartments airbnb отель отеля гостиница гостиницы хостел мотель апартаменты гостевой",
  ],
  ["Airport", "airport аэропорт аэропорта аэропорту"],
  ["Museum", "museum museo музей музея музеи"],
  ["Restaurant", "restaurant restaurants ristorante cafe café ресторан ресторана кафе кофейня"],
];

/** Words that tell it where they are the head of the name: Castle Park is a park, and Park Street is none. */
const heads: Words = [
  [
    "Hotel",
    "inn lodge resort campsite camping bungalows кемпинг турбаза глэмпинг ночлег заселение",
  ],
  ["Airport", "flight рейс перелёт перелет вылет"],
  [
    "Restaurant",
    "bar pub bistro brasserie trattoria pizzeria bakery coffee brewery diner breakfast lunch dinner бар паб бистро пиццерия пекарня столовая хинкальная чайхана пивоварня завтрак обед ужин",
  ],
  [
    "Transport",
    "station bahnhof hauptbahnhof hbf terminal ferry metro subway funicular parking вокзал автовокзал автостанция станция метро паром фуникулёр фуникулер парковка стоянка",
  ],
  [
    "Shopping",
    "market bazaar bazar mall outlet supermarket shop рынок базар универмаг магазин супермаркет",
  ],
  ["Museum", "gallery галерея музеи"],
  [
    "Religion",
    "church cathedral monastery convent basilica chapel abbey mosque synagogue temple shrine pagoda церковь собор монастырь лавра базилика часовня мечеть синагога храм пагода костёл костел кирха",
  ],
  [
    "HistoricalBuilding",
    "castle fortress fort palace citadel ruins alcazar крепость замок дворец цитадель кремль руины форт усадьба",
  ],
  [
    "Monument",
    "monument memorial statue obelisk fountain памятник монумент мемориал статуя обелиск фонтан",
  ],
  ["Animals", "zoo aquarium oceanarium safari зоопарк аквариум океанариум"],
  ["AmusementPark", "disneyland legoland waterpark аквапарк аттракционы"],
  [
    "Show",
    "theatre theater opera philharmonic cinema stadium circus театр опера филармония кинотеатр стадион цирк",
  ],
  ["Hike", "trail trailhead hike trek тропа поход треккинг"],
  [
    "Water",
    "beach lake waterfall waterfalls falls lagoon reef пляж озеро водопад водопады лагуна бухта",
  ],
  [
    "Natural",
    "park garden gardens canyon gorge cave caves volcano glacier peak mountain forest парк сад каньон ущелье пещера пещеры вулкан ледник вершина гора лес",
  ],
  ["PhotoSpot", "viewpoint lookout overlook смотровая обзорная"],
];

const typesOf = (rows: Words): ReadonlyMap<string, PointTypeId> =>
  new Map(rows.flatMap(([type, words]) => words.split(" ").map((word) => [word, type] as const)));
const certainTypes = typesOf(certain);
const headTypes = typesOf(heads);
const order = certain.map(([type]) => type);

/** A street has its name of something else, which is not there any more or not itself. */
const streets =
  /\p{L}+[\s-]+(?:street|st|road|rd|avenue|ave|lane|square|улица|площадь|проспект|переулок)(?!\p{L})|(?<!\p{L})(?:улица|ул|площадь|пл|проспект|пр|переулок|пер)\.?\s+\p{L}+/giu;
/** What follows belongs to the name's head, or says where it is. */
const behind =
  /\s(?:of|at|near|by|in|on|from|to|with|and|de|du|на|у|в|около|близ|из)\s|[,(:–—|/&]/iu;

const splitWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const typesIn = (table: ReadonlyMap<string, PointTypeId>, text: string): PointTypeId[] =>
  splitWords(text).flatMap((word) => table.get(word) ?? []);

/** The head comes last in English and first in Russian. */
function typeOfHead(text: string): PointTypeId | undefined {
  const types = typesIn(headTypes, text);
  return /[а-яё]/iu.test(text) ? types[0] : types.at(-1);
}

/** The type that the words of a name tell, in English and Russian; undefined when they tell none. */
export function typeOfName(name: string): PointTypeId | undefined {
  const text = name.slice(0, 200).replace(streets, " ");
  const [head = ""] = text.split(behind);
  const types = new Set(typesIn(certainTypes, text));
  return order.find((type) => types.has(type)) ?? typeOfHead(head) ?? typeOfHead(text);
}
