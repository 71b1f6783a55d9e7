import type { TripAccessRule } from "../endpoint.ts";
import { refusalOf, type TripRule } from "../members/rights.ts";
import { standingOf, type Trip } from "./trip.ts";

type SeenTrip = Pick<Trip, "canEdit" | "role" | "seesMoney" | "isPublic">;

/** True where the server would admit the reader of a trip to a call: what screens ask before they offer it. */
export const mayCall = (
  trip: SeenTrip,
  { access }: { access: TripAccessRule | TripRule },
): boolean => refusalOf(access, standingOf(trip), trip.isPublic) === null;

/** True for the owner, editors and viewers: they read what visitors do not find. */
export const isMemberOf = (trip: SeenTrip): boolean => standingOf(trip).role !== null;
/** True for the owner alone. */
export const isOwnerOf = (trip: SeenTrip): boolean => standingOf(trip).role === "owner";
/** True unless the owner hides money from the reader. */
export const seesMoneyOf = (trip: SeenTrip): boolean => standingOf(trip).seesMoney;
