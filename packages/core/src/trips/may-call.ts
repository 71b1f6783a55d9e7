import type { TripAccessRule } from "../endpoint.ts";
import { refusalOf, type TripRule } from "../members/rights.ts";
import { standingOf, type Trip } from "./trip.ts";
import type { TripSummary } from "./trip-summary.ts";

type ReadTrip = Pick<Trip, "canEdit" | "role" | "seesMoney">;
type SeenTrip = ReadTrip & Pick<Trip, "isPublic">;
interface Row {
  access: TripAccessRule | TripRule;
}

/** True where the server would admit the reader of a trip to a call: what screens ask before they offer it. */
export const mayCall = (trip: SeenTrip, { access }: Row): boolean =>
  refusalOf(access, standingOf(trip), trip.isPublic) === null;

/** The same of a trip in the list, which does not say whether its reader sees money: calls of money are not asked of it. */
export const mayCallListed = (
  { role, isPublic }: Pick<TripSummary, "role" | "isPublic">,
  { access }: Row,
): boolean => refusalOf(access, { role, seesMoney: false }, isPublic) === null;

/** True for the owner, editors and viewers: they read what visitors do not find. */
export const isMemberOf = (trip: ReadTrip): boolean => standingOf(trip).role !== null;
/** True for the owner alone. */
export const isOwnerOf = (trip: ReadTrip): boolean => standingOf(trip).role === "owner";
/** True unless the owner hides money from the reader. */
export const seesMoneyOf = (trip: ReadTrip): boolean => standingOf(trip).seesMoney;
