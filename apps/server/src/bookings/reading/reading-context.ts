import type { DateText } from "@castor/core/time/dates.ts";
import type { FoundAirport } from "../../outside/geocoding/gazetteer/find-airport.ts";

/** What readers know beside the confirmation. */
export interface ReadingContext {
  /** An airport by its IATA code. */
  airport(code: string): FoundAirport | null;
  /** The day on which the confirmation was sent; null where it does not tell. Years that it leaves out follow from it. */
  sentOn: DateText | null;
  now: Date;
}
