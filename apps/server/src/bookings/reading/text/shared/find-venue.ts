import type { Told } from "../drafts/draft.ts";
import { fold } from "../lines/fold.ts";
import type { TextItem } from "../lines/text-item.ts";
import { isPhoneLine } from "../values/read-contact.ts";
import { isHouse, startsAsHouse } from "../values/read-house.ts";
import { isAddressLine, isPlaceName, trimPlace } from "../values/read-place.ts";

/** A hotel, restaurant or hall. */
export interface Venue {
  name: Told<string> | null;
  address: Told<string> | null;
}

const atPlace =
  /(?:booking|reservation|stay|table|staying|confirmed|reserved|welcome you|tickets?) at (?:the (?=\p{Ll}))?(\p{Lu}.{1,70}?)(?= (?:is|has|was|on)(?: |$)| ?[!,.;:]| ?[–—] | as | ?$)/u;
const inHouse =
  /(?:ресторане?|отел[еья]|гостиниц[еыу]|кафе|хостеле?|музе[йе]|театре?) («[^»]{2,60}»)/iu;
const titled =
  /^(?:your )?(?:booking|reservation|order)(?: is)? (?:confirmation|confirmed) ?[-–—:] ?(.{3,70})$/i;
const nameMax = 70;

const told = (item: TextItem, value: string): Told<string> => ({
  value,
  line: item.line,
  at: item.at,
});

const company =
  /(?:^|[ ,])(?:ltd|limited|inc|uc|gmbh|s\.?a|llc|plc|ag|se|b\.v|pte|ооо|оао|пао|ао|зао|ип)(?:[ .,]|$)/i;

const isName = (text: string) =>
  text.length <= nameMax &&
  !company.test(text) &&
  /^[\p{Lu}«"\d]/u.test(text) &&
  !/\d{3}|[:;?!]/.test(text) &&
  isPlaceName(text);

/** "Pension Gamsblick, Dorfstrasse 31, 6884 Damüls": a house and its address in one line. */
function houseLine(line: string): { name: string; address: string } | null {
  const at = line.indexOf(", ");
  const [name, address] = [line.slice(0, at), line.slice(at + 2)];
  const isOne = at > 0 && isHouse(name) && isName(name) && isAddressLine(address);
  return isOne ? { name, address } : null;
}

/** The names that lines without a label tell, the surest first: above an address, behind "at", as "Hotel ...". */
function namesWithoutLabel(items: readonly TextItem[], hasTitle: boolean): Told<string>[] {
  const free = items.filter(({ meaning }) => meaning === null);
  const above = items.flatMap((item, index) => {
    const next = items[index + 1];
    const isAbove =
      item.meaning === null &&
      item.line === item.value &&
      isBelow(item, next) &&
      houseLine(next?.line ?? "") === null;
    return isAbove && isName(item.value) ? [told(item, item.value)] : [];
  });
  const behind = free.flatMap((item) => {
    const name = trimPlace(atPlace.exec(item.line)?.[1] ?? "");
    return name !== "" && isName(name) ? [told(item, name)] : [];
  });
  const quoted = free.flatMap((item) => {
    const isWhole = /^\p{Lu}[^.,:]*»$/u.test(item.line) && isName(item.line);
    const inner = startsAsHouse(item.value) ? undefined : inHouse.exec(item.line)?.[1];
    const name = inner && isWhole ? item.line : inner;
    return name ? [told(item, name)] : [];
  });
  const written = free.flatMap((item) => {
    const name = houseLine(item.line)?.name;
    return name ? [told(item, name)] : [];
  });
  const houses = free.flatMap((item) =>
    isHouse(item.value) && isName(item.value) && item.value.includes(" ")
      ? [told(item, item.value)]
      : [],
  );
  const titles = free.flatMap((item) => {
    const name = trimPlace(titled.exec(item.line)?.[1] ?? "");
    return name !== "" && isName(name) && !/\d/.test(name) ? [told(item, name)] : [];
  });
  return [...above, ...written, ...behind, ...quoted, ...houses, ...(hasTitle ? titles : [])];
}

/** An address that goes on as a sentence: where it ends is not certain. */
const isProse = (text: string) => /[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text);

const isAddressOf = ({ meaning, value }: TextItem) =>
  meaning?.is === "address" ||
  (meaning?.is === "spot" && /\d/.test(value) && value.includes(",")) ||
  (meaning === null && isAddressLine(value));

/** An address in the next line. */
const isBelow = (item: TextItem, next: TextItem | undefined): boolean =>
  next !== undefined && next.at <= item.at + 2 && isAddressOf(next);

const isSame = (a: string, b: string) => {
  const [one, other] = [fold(a), fold(b)];
  return one.includes(other) || other.includes(one);
};

/** The name of the house. Null where lines tell several. */
function findName(items: readonly TextItem[], kinds: readonly string[]): Told<string> | null {
  const labelled = items.flatMap((item) => {
    const { meaning } = item;
    const isPlace = meaning?.is === "place" && kinds.includes(meaning.kind ?? "");
    const name = isPlace ? trimPlace(item.value) : "";
    return name !== "" && isPlaceName(name) ? [told(item, name)] : [];
  });
  const names = labelled.length > 0 ? labelled : namesWithoutLabel(items, kinds.includes("stay"));
  const [first] = names;
  return first && names.every(({ value }) => isSame(value, first.value)) ? first : null;
}

function findAddress(items: readonly TextItem[], name: Told<string> | null): Told<string> | null {
  const labelled = items.filter(
    (item) =>
      item.meaning !== null && item.value !== "" && isAddressOf(item) && !isProse(item.value),
  );
  const [first] = labelled;
  if (first)
    return labelled.every(({ value }) => value === first.value) ? told(first, first.value) : null;
  const written = items.find(({ line }) => houseLine(line)?.name === name?.value);
  if (written) return told(written, houseLine(written.line)?.address ?? "");
  const isOfName = (item: TextItem) => item.at === name?.at || item.value === name?.value;
  const found = items.find((item, index) => {
    const before = items[index - 1];
    return before !== undefined && isOfName(before) && isBelow(before, item);
  });
  return found ? told(found, found.line) : null;
}

/** What a text tells of the one house that it is about. */
export function findVenue(items: readonly TextItem[], kinds: readonly string[]): Venue {
  const name = findName(items, kinds);
  return { name, address: findAddress(items, name) };
}

/** A line that is a telephone number alone stands below its house. */
export function findPhoneLine(items: readonly TextItem[]): Told<string> | null {
  const lines = items.filter(({ meaning, value }) => meaning === null && isPhoneLine(value));
  const [first] = lines;
  return first && lines.length === 1 ? told(first, first.value) : null;
}
