import { AppError } from "@castor/core/errors.ts";
import { type TripView, viewAs } from "@castor/core/trips/view-trip.ts";
import type { CallContext, TripAccess, TripContext, Viewer } from "../calls/context.ts";

type OfTrip = Pick<TripContext, "trip">;

/** The viewer, where the endpoint needs a login. */
export function requireViewer({ viewer }: Pick<CallContext, "viewer">): Viewer {
  if (viewer === null) throw new AppError("UNAUTHORIZED");
  return viewer;
}

/** The trip, where the access rule names one. */
export function requireTrip({ trip }: OfTrip): TripAccess {
  if (trip === null) throw new AppError("NOT_FOUND");
  return trip;
}

/** The found value. Throws 404 for undefined. */
export function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("NOT_FOUND");
  return found;
}

/** What this caller gets of the trip and of the things in it (specification#roles). All that is answered goes through it. */
export const viewFor = (context: OfTrip): TripView => viewAs(requireTrip(context).standing);

/** True for a thing of the call's trip, and for one of another trip of the caller. Others are not found. */
export const isWithinReach = (
  { id, ownerId, standing }: TripAccess,
  thing: { tripId: string; ownerId: string },
): boolean => thing.tripId === id || (standing.role === "owner" && thing.ownerId === ownerId);

/** Throws 403 for a price of somebody from whom the owner hides money. A new thing may say that it has none. */
export function refuseHiddenMoney(
  context: OfTrip,
  { id, finance }: { id?: string | undefined; finance?: unknown },
): void {
  const isSame = finance === undefined || (finance === null && id === undefined);
  if (!isSame && !requireTrip(context).standing.seesMoney) throw new AppError("FORBIDDEN");
}
