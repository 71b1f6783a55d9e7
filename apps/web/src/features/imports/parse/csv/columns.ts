import { foldText } from "@castor/core/schemas/texts.ts";

/** Names of columns and of GeoJSON's properties, in the languages and programs that people have them from. */
const names = {
  name: "name title place point placename название имя место точка заголовок наименование",
  lat: "lat latitude широта y ycoord",
  lng: "lng lon long longitude долгота x xcoord",
  position: "coordinates coords position latlng latlong gps координаты",
  wkt: "wkt geometry",
  description:
    "description desc note notes comment comments details описание заметка заметки комментарий комментарии примечание",
  address: "address адрес location местоположение расположение",
  url: "url link website web site googlemapsurl ссылка сайт",
  kind: "type category kind typeid tags tag icon тип категория вид теги тег",
  day: "day dayname folder list layer group route день папка список слой группа маршрут",
  date: "date дата",
  time: "time start starttime reservation reservationtime время начало",
  minutes: "minutes duration timetospend длительность минуты",
  hours: "hours openinghours workinghours часы часыработы",
} as const;
export type Column = keyof typeof names;

const byName: ReadonlyMap<string, Column> = new Map(
  (Object.keys(names) as Column[]).flatMap((column) =>
    names[column].split(" ").map((name) => [name, column] as const),
  ),
);

/** What a column is about; null when it means nothing here. Case, spaces and signs do not matter: "Opening hours". */
export const columnOf = (header: string): Column | null =>
  byName.get(foldText(header.slice(0, 100)).replace(/[^\p{L}]/gu, "")) ?? null;

/** Columns that make a table one of places. */
const placeColumns: ReadonlySet<Column> = new Set([
  "name",
  "lat",
  "position",
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

/** True for a text whose first line names at least two columns of a table of places. */
export function looksLikeTable(text: string): boolean {
  const [line = ""] = text
    .trimStart()
    .slice(0, 2_000)
    .split(/\r\n?|\n/, 1);
  return delimiters.some((sign) => {
    const cells = line.split(sign).map((cell) => cell.replace(/^\s*"|"\s*$/g, ""));
    return cells.length > 1 && countColumns(cells) > 1;
  });
}
