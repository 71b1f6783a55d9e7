import type { Language } from "../basics/language.ts";
import type { Formats } from "../formats/create-formats.ts";
import type { Position } from "../geo/position.ts";
import type { DayLeg } from "../routes/paths/path-requests.ts";
import type { Route } from "../routes/route.ts";
import type { PrintedCheck } from "./print-cost-findings.ts";
import type { PrintedRates } from "./print-costs.ts";
import type { PrintWords } from "./print-words.ts";

/** The known legs of a day. */
export interface PrintPath {
  /** By the id of the point that each leads to. */
  legs: Readonly<Record<string, DayLeg>>;
  /** Ids of the points without a path from the one before. */
  missing: ReadonlySet<string>;
}

/** What the content of a print depends on besides the trip: the browser and the server each bring their own. */
export interface PrintContext {
  language: Language;
  words: PrintWords;
  formats: Formats;
  /** Where the pages are, such as `https://castor.example`. */
  origin: string;
  /** The path of a day. Null while it is unknown: the day is printed without times then. */
  pathOf: (route: Route) => PrintPath | null;
  /** The time zone of a position (IANA name). */
  zoneAt: (position: Position) => string | null;
  /** The zone of points whose own is unknown. */
  fallbackZone: string;
  /** The rates of a total in euros. Without them there is none. */
  rates?: PrintedRates | null;
  /** What the costs are checked by. Without it nothing is said of them. */
  check?: PrintedCheck;
  /** Says all of a place at each of its stops, for files that are not read from the beginning. */
  repeatsPlaces?: boolean;
  /** Leaves out codes of bookings and names of travellers (decision 162). */
  hidesCodes?: boolean;
}
