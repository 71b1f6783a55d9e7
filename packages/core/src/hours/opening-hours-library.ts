import OpeningHours, {
  type nominatim_object,
  type opening_hours_warning_type,
} from "opening_hours";
import type { Position } from "../basics/geo.ts";
import { dayCodes, holidays, monthCodes, sunTimes } from "./hours-rule.ts";

/** What the library notes about a text and yet reads as it is meant; with any other note it has guessed. */
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

/** For reading alone, for which holidays have to be somebody's. What is asked for a state names none. */
const anywhere = placeOf({ lat: 48.2, lng: 16.4 }, "at");

/** A text in OpenStreetMap's own writing of opening hours; null where it is none, or only something like it. */
export function writeAsOsm(text: string): string | null {
  if (!mayBeOsm(text)) return null;
  return attempt(() => {
    const read = new OpeningHours(text, anywhere);
    const isMeant = read.getStructuredWarnings().every(({ type }) => harmlessNotes.has(type));
    return isMeant ? read.prettifyValue() : null;
  });
}

/** Over other words the library takes long, and corrects them to what nobody wrote; over comments in a row it complains. */
function mayBeOsm(text: string): boolean {
  const plain = text.replace(/"[^"]+"/g, '""');
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  return !/""\s*"|^[^"]*"[^"]*$/.test(plain) && words.every((word) => osmWords.has(word));
}

export type OpenState = "open" | "closed" | "unknown";

/** Hours to ask about moments of the device's own clocks. */
export interface LibraryHours {
  /** `unknown` also where the library cannot say. */
  stateAt: (at: Date) => OpenState;
  /** When another state begins; null when not before `until`. */
  changeAfter: (at: Date, until: Date) => Date | null;
}

/** Hours at a place, which counts for what goes by the sun; null where the library does not read them. */
export function openLibrary(osm: string, place: Position): LibraryHours | null {
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

/** Coordinates as texts, whatever the library's types say: it takes numbers for none, and the sun for one that rises at six. */
function placeOf({ lat, lng }: Position, country?: string): nominatim_object {
  const place = { lat: `${lat}`, lon: `${lng}` };
  const address = country ? { address: { country_code: country, state: "" } } : {};
  return { ...place, ...address } as unknown as nominatim_object;
}
