import { AppError } from "@castor/core/errors.ts";
import { redactTrip } from "@castor/core/trips/redact-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { CallContext, TripAccess, TripContext, Viewer } from "../calls/context.ts";

/** The viewer, where the endpoint needs a login. */
export function requireViewer({ viewer }: CallContext): Viewer {
  if (viewer === null) throw new AppError("UNAUTHORIZED");
  return viewer;
}

/** The trip, where the access rule names one. */
export function requireTrip({ trip }: TripContext): TripAccess {
  if (trip === null) throw new AppError("NOT_FOUND");
  return trip;
}

/** The found value. Throws 404 for undefined. */
export function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("NOT_FOUND");
  return found;
}

/** The trip as this caller sees it: whole for its owner, as visitors see it for everybody else. */
export const viewFor = (context: TripContext, trip: Trip): Trip =>
  requireTrip(context).canEdit ? trip : redactTrip(trip);
