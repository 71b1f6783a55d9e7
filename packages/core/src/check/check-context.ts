import type { EuroRates } from "../finance/rates.ts";
import type { Point } from "../points/point.ts";
import type { DayLeg } from "../routes/paths/path-requests.ts";
import type { Told } from "../routes/schedule/told-times.ts";
import type { DateText } from "../time/dates.ts";

/** What a check needs of a leg. Metres and seconds. */
export type CheckLeg = Pick<DayLeg, "distance" | "duration" | "isEstimated" | "crossing">;

/** The known part of a day's path. */
export interface CheckLegs {
  /** By the id of the point that each leads to. Unknown legs are missing. */
  legs: Readonly<Record<string, CheckLeg>>;
  /** Ids of the points to which an engine found no way. */
  missing: readonly string[];
}

/** What a check knows besides the trip. */
export interface CheckContext {
  /** Today where the traveller is. */
  today: DateText;
  /** By the id of the route. Days whose path is unknown are missing. */
  legsByDay: Readonly<Record<string, CheckLegs>>;
  /** The zone of a point (IANA name); null where it is unknown. */
  zoneOf: (point: Point) => string | null;
  /** The zone of a day whose first stop has none. */
  fallbackZone: string;
  /** Null while rates are unknown: then nothing is said of them. */
  perEuro: EuroRates | null;
  /** What the traveller told of stops on the day. */
  told?: Told | undefined;
}
