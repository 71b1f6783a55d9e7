import type { Language } from "../basics/language.ts";
import type { Trip } from "./trip.ts";

/**
 * Draws a day on the map page of a public trip as a visitor first sees it, as three pieces of markup: for a wide window, for a
 * phone, and the answer itself for the app. Null where the answer is too long to come with the page. The web app's build has
 * it, and the server calls it (docs/decisions/068).
 */
export type DrawTrip = (
  language: Language,
  answer: Trip,
  routeId: string,
) => readonly [wide: string, phone: string, answer: string] | null;
