import type { MapPlace } from "../links/map-place.ts";
import { type FoundPlaces, findPlaces } from "../places/find-places.ts";
import type { TextReader } from "../text-reader.ts";
import { oneLine } from "../trip/clean-texts.ts";
import { guessType } from "../trip/guess-type.ts";
import { type BuiltDay, type PointDraft, TripBuilder } from "../trip/trip-builder.ts";

/** Bullets, numbers and checkboxes of lists. */
const bullet = /^\s*(?:(?:[-*•–—▪◦]|\d{1,3}[.)])\s+)?(?:\[[ xXхХ]?\]\s+)?/;
/** Signs around a name that only separated it from what follows. */
const separators = /^[\s,;:|()[\]–—-]+|[\s,;:|([–—-]+$/g;
const trimSigns = (text: string): string => {
  const bare = text.replace(separators, "");
  return bare.includes("(") ? bare : bare.replace(/[)\]]+$/, "");
};

/** "Day 2", "2 день", "# Kazbegi", "Kazbegi:" begin a day. */
const heading =
  /^(?:#{1,6}\s+(?<title>.+)|(?<day>(?:day|день)\s*№?\s*\d{1,3}(?!\d).*|\d{1,3}(?:-?й)?\s+день(?!\p{L}).*)|(?<list>[^:]{1,80}):)$/iu;

interface Line extends PointDraft {
  day: BuiltDay;
  isShort: boolean;
}

class ListReader {
  readonly #builder: TripBuilder;
  readonly lines: Line[] = [];
  #day: BuiltDay;
  #days = 0;

  constructor(builder: TripBuilder) {
    this.#builder = builder;
    this.#day = builder.day("");
  }

  read(line: string): void {
    const found = findPlaces(line.replace(bullet, ""));
    const hasPlace = found.places.length > 0 || found.shortLinks.length > 0;
    if (!hasPlace && found.url === "" && this.#openDay(line.trim())) return;
    const before = oneLine(trimSigns(found.before));
    const after = oneLine(trimSigns(found.after));
    if (hasPlace && before === "" && after === "" && this.#join(found)) return;
    const [name, description] = before === "" ? [after, ""] : [before, after];
    this.#add(found, name, description);
    this.#builder.checkCount(this.lines.length);
  }

  #openDay(line: string): boolean {
    const { title, day, list } = heading.exec(line)?.groups ?? {};
    const name = title ?? day ?? list;
    if (name === undefined) return false;
    const bare = name.replace(/[:\s]+$/, "");
    this.#day = this.#builder.day(String(++this.#days), { name: bare });
    return true;
  }

  /** A link alone under a name belongs to it, as messages have it. */
  #join({ places, shortLinks, url }: FoundPlaces): boolean {
    const last = this.lines.at(-1);
    if (!last || last.position || last.isShort || places.length > 1 || places[0]?.name)
      return false;
    last.position = places[0]?.position ?? null;
    last.isShort = shortLinks.length > 0;
    last.url ||= url;
    return true;
  }

  #add({ places, shortLinks, url }: FoundPlaces, name: string, description: string): void {
    const spots: MapPlace[] = places.length > 0 ? places : [{ position: null, name: "" }];
    if (places.length === 0 && name === "" && url === "") return;
    spots.forEach((spot, at) => {
      const isFirst = at === 0;
      this.lines.push({
        day: this.#day,
        name: spots.length > 1 ? spot.name || name : name || spot.name,
        position: spot.position,
        description: isFirst ? description : "",
        url: isFirst ? url : "",
        isShort: isFirst && shortLinks.length > 0,
      });
    });
  }
}

/** Reads a list: a place in each line, by a link to a map, its coordinates, or only by its name. */
export const readPlacesText: TextReader = ({ text, fileName }, options) => {
  const builder = new TripBuilder("text", options);
  const reader = new ListReader(builder);
  for (const line of text.split(/\r\n?|\n/)) if (line.trim() !== "") reader.read(line);
  for (const { day, isShort, ...draft } of reader.lines) {
    if (isShort && !draft.position) builder.notes.count("shortLinks");
    builder.addPoint(day, { ...draft, typeId: guessType([], draft.name) });
  }
  return builder.finish("", fileName);
};
