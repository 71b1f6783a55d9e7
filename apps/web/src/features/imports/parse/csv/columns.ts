import { foldText } from "@castor/core/schemas/texts.ts";
import { findCurrency } from "./read-price.ts";

/** Names of columns and of GeoJSON's properties, in the languages and programs that people have them from. */
const names = {
  name: "name title place point stop placename имя название место точка остановка заголовок наименование",
  lat: "lat latitude широта y ycoord",
  lng: "lng lon long longitude долгота x xcoord",
  latSide:
    "ns northsouth latref latituderef latdir latitudedir latitudedirection lathemisphere latitudehemisphere сю северюг",
  lngSide:
    "ew we eastwest lngref lonref longituderef lngdir londir longitudedir longitudedirection lonhemisphere longitudehemisphere вз востокзапад",
  position:
    "coordinates coordinate coords coord position latlng latlon latlong latitudelongitude gps geo координаты широтадолгота",
  reversed: "lnglat lonlat longlat longitudelatitude долготаширота xy",
  wkt: "wkt geometry geom geojson",
  description:
    "description desc note notes comment comments details описание заметка заметки комментарий комментарии примечание",
  address: "address адрес location местоположение расположение",
  area: "city town district region country город населённыйпункт район регион страна",
  url: "url link website web site googlemapsurl ссылка сайт",
  kind: "type category kind typeid tags tag icon тип категория вид теги тег",
  day: "day dayname folder list layer group route день папка список слой группа маршрут",
  date: "date startdate дата датаначала",
  time: "time start starttime arrival arrivaltime reservation reservationtime время начало времяначала времяприбытия прибытие",
  end: "end endtime finish finishtime until departure departuretime конец окончание времяокончания времяотправления отправление",
  minutes: "minutes duration timetospend длительность минуты",
  hours: "hours openinghours workinghours часы часыработы",
  price:
    "price cost costs amount budget fee ticket admission цена стоимость сумма бюджет расход расходы билет",
  pricePerPerson:
    "priceperperson costperperson perperson ценазачеловека стоимостьначеловека начеловека",
  currency: "currency currencycode валюта",
} as const;
export type Column = keyof typeof names;

const byName: ReadonlyMap<string, Column> = new Map(
  (Object.keys(names) as Column[]).flatMap((column) =>
    names[column].split(" ").map((name) => [name, column] as const),
  ),
);

/** Words beside the one that names a column: "GPS Latitude", "stop_lat", "Широта, градусы", "Price (EUR)". */
const fillers = new Set(
  (
    "addr gps geo wgs dd deg degree degrees decimal coord coordinate n s e w the of my in place point stop location poi venue " +
    "total estimated approx visit visiting planned посещения визита град градусы градусах места точки объекта в"
  ).split(" "),
);

/** The words of a header, also those that only capitals tell apart: GPSLatitude, placeName. */
const wordsOf = (header: string): string[] =>
  foldText(
    header.slice(0, 100).replace(/[\p{Ll}\d](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, "$& "),
  ).match(/\p{L}+/gu) ?? [];

/** What a column is about; null when it means nothing here. Case, spaces and signs do not matter: "Opening hours". */
export function columnOf(header: string): Column | null {
  const words = wordsOf(header);
  const telling = words.filter((word) => !fillers.has(word) && findCurrency(word) === null);
  return byName.get(words.join("")) ?? byName.get(telling.join("")) ?? null;
}

/** Columns that make a table one of places. */
const placeColumns: ReadonlySet<Column> = new Set([
  "name",
  "lat",
  "position",
  "reversed",
  "wkt",
  "address",
  "url",
]);

/** How many columns of a line are known; 0 when none of them tells a name or a place. */
export function countColumns(cells: readonly string[]): number {
  const known = cells.map(columnOf).filter((column) => column !== null);
  return known.some((column) => placeColumns.has(column)) ? new Set(known).size : 0;
}

export const delimiters = [",", ";", "\t", "|"] as const;

/** Columns that stand under each other, with two blanks or a wide one between them. */
const alignment = /\p{Zs}{2,}|\u3000/gu;
export const alignedAsTabs = (text: string): string => text.replace(alignment, "\t");

/** The first lines that are not empty: a title may stand above the header. */
const firstLinesOf = (text: string): string[] =>
  text
    .slice(0, 4_000)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 3);

const isHeader = (line: string, sign: string): boolean => {
  const cells = line.split(sign).map((cell) => cell.replace(/^\s*"|"\s*$/g, ""));
  return cells.length > 1 && countColumns(cells) > 1;
};
const isSeparated = (line: string): boolean => delimiters.some((sign) => isHeader(line, sign));

/** True for a table whose columns are separated by blanks alone. */
export function isAligned(text: string): boolean {
  const lines = firstLinesOf(text);
  return !lines.some(isSeparated) && lines.some((line) => isHeader(alignedAsTabs(line), "\t"));
}

/** True for a text whose first lines have one that names at least two columns of a table of places. */
export const looksLikeTable = (text: string): boolean =>
  firstLinesOf(text).some(isSeparated) || isAligned(text);
