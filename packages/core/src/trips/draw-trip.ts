import type { Language } from "../account/language.ts";
import type { DateText } from "../time/dates.ts";
import type { Trip } from "./trip.ts";

/** What an address shows of a trip. */
export interface ShownDay {
  routeId: string;
  /** The reader's day, by which `show` chooses. */
  today: DateText;
}

/**
 * Draws the map page of a public trip as a visitor first sees it, as three pieces of markup: for a wide window, for a phone,
 * and the answer itself for the app. Null for what is not drawn. The web app's build has it, and the server calls it
 * (docs/decisions/068).
 */
export type DrawTrip = (
  language: Language,
  answer: Trip,
  shown: ShownDay,
) => readonly [wide: string, phone: string, answer: string] | null;
