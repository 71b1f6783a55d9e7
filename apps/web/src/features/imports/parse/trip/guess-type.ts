import { type PointTypeId, pointTypes } from "@castor/core/points/point-types.ts";
import { typeOfTags } from "@castor/core/points/type-of-tags.ts";
import { typeOfName } from "./type-of-name.ts";

/** Words of categories, icons and symbols in programs' files, in both languages. */
const wordsOfTypes: Partial<Record<PointTypeId, string>> = {
  Hotel:
    "hotel hotels lodging accommodation hostel motel guesthouse campground camping camp ryokan отель отели гостиница гостиницы хостел жильё жилье ночлег проживание кемпинг апартаменты",
  Restaurant:
    "restaurant restaurants food cafe café coffee bar bars pub eat dining dinner lunch ресторан рестораны кафе кофейня бар бары еда столовая",
  Airport: "airport airports flight flights аэропорт аэропорты рейс перелёт перелет",
  Transport:
    "transport bus train station metro subway ferry parking taxi fuel gas rail railway автобус поезд вокзал станция транспорт метро паром парковка такси заправка азс",
  Shopping:
    "shop shops shopping mall market store supermarket магазин магазины рынок покупки шопинг супермаркет",
  Museum: "museum museums gallery музей музеи галерея",
  Religion:
    "church cathedral temple mosque monastery synagogue religion christianity buddhism islam judaism церковь храм собор монастырь мечеть синагога религия",
  HistoricalBuilding:
    "castle fortress fort palace ruins historic historical замок крепость дворец руины историческое",
  Monument: "monument memorial statue памятник мемориал монумент статуя",
  Animals: "zoo aquarium animals wildlife зоопарк аквариум животные",
  AmusementPark: "amusement amusements playground развлечений аттракционы аквапарк",
  Show: "theater theatre cinema concert show entertainment stadium театр кино концерт шоу стадион",
  Hike: "hike hiking trail trailhead trek поход тропа треккинг хайкинг",
  Water: "beach swim swimming lake waterfall water вода пляж озеро водопад море бассейн",
  Natural:
    "park garden nature natural mountain mountains summit forest парк сад природа гора горы лес",
  PhotoSpot:
    "viewpoint scenic photo camera фото sights sightseeing attraction attractions overlook смотровая вид виды достопримечательность достопримечательности",
};

/** The numbers of icons in Google My Maps: a style is `icon-1602-0288D1`, number and colour. */
const myMapsIcons: Partial<Record<PointTypeId, string>> = {
  Hotel: "1602 1765",
  Restaurant: "1517 1534 1577 1607 1530 1651 1640 1835",
  Airport: "1504 1750",
  Transport:
    "1532 1533 1537 1538 1562 1569 1581 1586 1626 1629 1644 1662 1704 1716 1717 1718 1719 1741 1787",
  Shopping: "1631 1684 1685 1686",
  Museum: "1509 1636 1834",
  Religion: "1666 1668 1669 1670 1671 1672 1673 1674 1675 1676 1677 1678 1706 1830",
  HistoricalBuilding: "1598 1618 1804",
  Monument: "1580 1599 1600",
  Animals: "1507 1743",
  AmusementPark: "1568 1652",
  Show: "1540 1635 1637 1649 1708 1709",
  Hike: "1596 1731",
  Water: "1521 1525 1622 1623 1701",
  Natural: "1582 1634 1720 1730",
  PhotoSpot: "1535 1611 1621 1715 1728 1729",
};

type Table = readonly (readonly [type: PointTypeId, words: ReadonlySet<string>])[];
const tableOf = (rows: Partial<Record<PointTypeId, string>>): Table =>
  (Object.entries(rows) as [PointTypeId, string][]).map(([type, words]) => [
    type,
    new Set(words.split(" ")),
  ]);
const byWord = tableOf(wordsOfTypes);
const byIcon = tableOf(myMapsIcons);

const splitWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
/** The first type of the table with one of the words: an amusement park is no park. */
const findIn = (table: Table, words: readonly string[]): PointTypeId | undefined =>
  table.find(([, known]) => words.some((word) => known.has(word)))?.[0];

/** OpenStreetMap's key and value as programs join them: `amenity_restaurant`, `tourism-hotel`, `historic=castle`. */
function findByTag(kind: string): PointTypeId | undefined {
  const match = /^(\w[a-z:]*?)[-_=](\w+)$/.exec(kind.trim().toLowerCase());
  const type = match ? typeOfTags({ [match[1] ?? ""]: match[2] ?? "" }) : "Other";
  return type === "Other" ? undefined : type;
}

/**
 * Guesses the point type of what a file says of a place: its categories, icons and symbols first, Castor's own ids among them,
 * then words of its name. Other where nothing is known.
 */
export function guessType(kinds: readonly (string | undefined)[], name = ""): PointTypeId {
  for (const given of kinds) {
    if (!given) continue;
    const kind = given.slice(0, 200);
    const own = pointTypes.find(({ id }) => id === kind);
    if (own) return own.id;
    const icon = /icon-(\d{4})\b/.exec(kind)?.[1];
    const found =
      icon === undefined
        ? (findByTag(kind) ?? findIn(byWord, splitWords(kind)))
        : findIn(byIcon, [icon]);
    if (found) return found;
  }
  return typeOfName(name) ?? "Other";
}
