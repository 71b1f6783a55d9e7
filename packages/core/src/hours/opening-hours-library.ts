import OpeningHours, {
  type nominatim_object,
  type opening_hours_warning_type,
} from "opening_hours";
import type { Position } from "../geo/position.ts";
import { dayCodes, holidays, monthCodes, sunTimes } from "./hours-rule.ts";

/** Warnings of the library that leave the meaning certain. With any other warning it has guessed. */
const harmlessNotes: ReadonlySet<opening_hours_warning_type> = new Set([
  "additional_rule_separator_not_used_after_time_wrapping_midnight",
  "additional_rule_which_evaluates_to_closed",
  "combine_rules",
  "date_past",
  "date_range_past",
  "default_state",
  "omit_ko",
  "please_use_ok_for_ko",
  "public_holiday",
  "separator_for_readability",
  "switched",
  "year_past",
]);

const osmWords: ReadonlySet<string> = new Set(
  [
    ...[...dayCodes, ...monthCodes, ...sunTimes, ...holidays],
    ...["open", "closed", "off", "unknown", "week", "easter", "day", "days"],
  ].map((word) => word.toLowerCase()),
);

/** For parsing only: holidays need a country. Evaluating a state names no country. */
const anywhere = placeOf({ lat: 48.2, lng: 16.4 }, "at");

/** A text in OpenStreetMap's canonical syntax. Null where it is not in that syntax, or only similar to it. */
export function writeAsOsm(text: string): string | null {
  if (!mayBeOsm(text)) return null;
  return attempt(() => {
    const read = new OpeningHours(text, anywhere);
    const isMeant = read.getStructuredWarnings().every(({ type }) => harmlessNotes.has(type));
    return isMeant ? read.prettifyValue() : null;
  });
}

/**
 * Filters texts before the library sees them: it is slow on other words and corrects them to something nobody wrote,
 * and it warns about several comments in a row.
 */
function mayBeOsm(text: string): boolean {
  const plain = text.replace(/"[^"]+"/g, '""');
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  return !/""\s*"|^[^"]*"[^"]*$/.test(plain) && words.every((word) => osmWords.has(word));
}

export type OpenState = "open" | "closed" | "unknown";

/** Evaluates hours at moments of the device's clock. */
export interface LibraryHours {
  /** `unknown` also where the library cannot tell. */
  stateAt: (at: Date) => OpenState;
  /** The next change of state; null if there is none before `until`. */
  changeAfter: (at: Date, until: Date) => Date | null;
}

/** Reading takes the library milliseconds, and a check asks for the same hours at many moments. */
const opened = new Map<string, LibraryHours | null>();
const openedMax = 1_000;
const nowhere: Position = { lat: 0, lng: 0 };
const usesSun = (osm: string) => sunTimes.some((word) => osm.includes(word));

/** Hours at a place, whose position matters for the sun alone. Null where the library cannot read them. */
export function openLibrary(osm: string, place: Position): LibraryHours | null {
  const position = usesSun(osm) ? place : nowhere;
  const key = `${position.lat},${position.lng} ${osm}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  if (opened.size >= openedMax) opened.clear();
  const read = readLibrary(osm, position);
  opened.set(key, read);
  return read;
}

function readLibrary(osm: string, place: Position): LibraryHours | null {
  const read = attempt(() => new OpeningHours(osm, placeOf(place)));
  if (!read) return null;
  return {
    stateAt: (at) =>
      attempt(() => (read.getUnknown(at) ? null : read.getState(at) ? "open" : "closed")) ??
      "unknown",
    changeAfter: (at, until) => attempt(() => read.getNextChange(at, until) ?? null),
  };
}

function attempt<Found>(ask: () => Found): Found | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** Coordinates as strings, against the library's types: it ignores numbers and lets the sun rise at six. */
function placeOf({ lat, lng }: Position, country?: string): nominatim_object {
  const place = { lat: `${lat}`, lon: `${lng}` };
  const address = country ? { address: { country_code: country, state: "" } } : {};
  return { ...place, ...address } as unknown as nominatim_object;
}
