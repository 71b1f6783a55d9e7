import { AppError } from "@castor/core/errors.ts";
import type { CallContext, TripAccess, TripContext, Viewer } from "./context.ts";

/** Who asks, where a login is needed. */
export function requireViewer({ viewer }: CallContext): Viewer {
  if (viewer === null) throw new AppError("UNAUTHORIZED");
  return viewer;
}

/** The trip, in rows whose access rule leads to one. */
export function requireTrip({ trip }: TripContext): TripAccess {
  if (trip === null) throw new AppError("NOT_FOUND");
  return trip;
}

/** What a query found; what is not there answers 404. */
export function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("NOT_FOUND");
  return found;
}
