import type { Access, TripEntity, TripRight } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import { compileOnce } from "../../db/compile-once.ts";
import type { Queries } from "../../db/database.ts";
import type { TripAccess, Viewer } from "../calls/context.ts";

/** A trip as the access check reads it. */
export interface FoundTrip {
  id: string;
  ownerId: string;
  ownerName: string;
  isPublic: boolean;
  version: number;
}

/** The row lock of the trip in the transaction (PostgreSQL; SQLite has one writer anyway). */
export type TripLock = "update" | "share" | null;

/**
 * True for calls that need a login: all changes of trips do, even a copy of a public trip, which is stored in an
 * account.
 */
export function needsLogin(row: { access: Access; changes?: readonly string[] }): boolean {
  if (row.access.who === "anyone") return false;
  return row.access.who !== "trip-reader" || (row.changes ?? []).length > 0;
}

/**
 * Throws 401 unless the session of the access token still exists. With a lock the session cannot end before the
 * transaction does (PostgreSQL; SQLite has one writer anyway).
 */
export async function requireSession(
  queries: Queries,
  viewer: Viewer,
  isHeld = false,
): Promise<void> {
  const { sessionId, userId } = viewer;
  const find = isHeld ? findHeldSession : findSession;
  const row = await find(queries, { sessionId, userId });
  if (row === undefined) throw new AppError("UNAUTHORIZED");
}

/** The part and id of the first field of the rule that was sent; null when none was (a new trip, the list). */
export function locateTrip(
  access: Access,
  fields: Record<string, unknown>,
): { part: TripEntity; id: string } | null {
  if (!("trip" in access)) return null;
  for (const [part, field] of access.trip) {
    const id = fields[field];
    if (typeof id === "string") return { part, id };
  }
  return null;
}

/** The trip of a part, locked as `lock` says. Throws 404 when there is none. */
export async function findTrip(
  queries: Queries,
  { part, id }: { part: TripEntity; id: string },
  lock: TripLock,
): Promise<FoundTrip> {
  const find = lock === null ? findForAnybody : lock === "update" ? findForUpdate : findForShare;
  return requireTripRow(await find[part](queries, { id }));
}

/** The trip of a part. The same query checks that the viewer's session still exists. */
export async function findTripForReader(
  queries: Queries,
  { part, id }: { part: TripEntity; id: string },
  viewer: Viewer | null,
): Promise<FoundTrip> {
  if (viewer === null) return requireTripRow(await findForAnybody[part](queries, { id }));
  const { sessionId, userId } = viewer;
  const row = await findWithSession[part](queries, { id, sessionId, userId });
  if (row === undefined) await requireSession(queries, viewer);
  else if (row.session === null) throw new AppError("UNAUTHORIZED");
  return requireTripRow(row);
}

/**
 * Admits the viewer or throws: 404 for another user's private trip, as if it did not exist, 403 for writes to a
 * public one.
 */
export function admit(trip: FoundTrip, viewer: Viewer | null, who: TripRight): TripAccess {
  const isOwner = viewer?.userId === trip.ownerId;
  if (!isOwner && (!trip.isPublic || who === "trip-private")) throw new AppError("NOT_FOUND");
  if (!isOwner && who === "trip-owner") throw new AppError("FORBIDDEN");
  const { id, ownerId, ownerName, version } = trip;
  return { id, ownerId, ownerName, version, canEdit: isOwner };
}

/** Raises the trip's version and `updated`. The only place that does. */
export async function raiseVersion(queries: Queries, tripId: string, now: Date): Promise<void> {
  await raise(queries, { id: tripId, updated: now.toISOString() });
}

type TripRow = Omit<FoundTrip, "isPublic"> & { isPublic: number };

function requireTripRow(row: TripRow | undefined): FoundTrip {
  if (row === undefined) throw new AppError("NOT_FOUND");
  const { id, ownerId, ownerName, isPublic, version } = row;
  return { id, ownerId, ownerName, isPublic: isPublic === 1, version };
}

function selectTrip(queries: Queries, part: TripEntity, id: string) {
  const trips = queries
    .selectFrom("trips")
    .innerJoin("users", "users.id", "trips.owner_id")
    .select([
      "trips.id",
      "trips.owner_id as ownerId",
      "trips.is_public as isPublic",
      "trips.version",
      "users.public_name as ownerName",
    ]);
  switch (part) {
    case "trip":
      return trips.where("trips.id", "=", id);
    case "route":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("routes").select("routes.trip_id").where("routes.id", "=", id),
      );
    case "stop":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("stops").select("stops.trip_id").where("stops.id", "=", id),
      );
    case "place":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("places").select("places.trip_id").where("places.id", "=", id),
      );
    case "idea":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("ideas").select("ideas.trip_id").where("ideas.id", "=", id),
      );
    case "item":
      return trips.where("trips.id", "=", (is) =>
        is
          .selectFrom("finance_items")
          .select("finance_items.trip_id")
          .where("finance_items.id", "=", id),
      );
    case "note":
      return trips.where("trips.id", "=", (is) =>
        is.selectFrom("notes").select("notes.trip_id").where("notes.id", "=", id),
      );
  }
}

const forEachPart = <T>(make: (part: TripEntity) => T): Record<TripEntity, T> => ({
  trip: make("trip"),
  route: make("route"),
  stop: make("stop"),
  place: make("place"),
  idea: make("idea"),
  item: make("item"),
  note: make("note"),
});

const findForAnybody = forEachPart((part) =>
  compileOnce((queries, value: (name: "id") => string) => selectTrip(queries, part, value("id"))),
);

const findForUpdate = forEachPart((part) =>
  compileOnce((queries, value: (name: "id") => string) =>
    selectTrip(queries, part, value("id")).forUpdate("trips"),
  ),
);

const findForShare = forEachPart((part) =>
  compileOnce((queries, value: (name: "id") => string) =>
    selectTrip(queries, part, value("id")).forShare("trips"),
  ),
);

const raise = compileOnce((queries, value: (name: "id" | "updated") => string) =>
  queries
    .updateTable("trips")
    .set((is) => ({ version: is("version", "+", is.lit(1)), updated: value("updated") }))
    .where("id", "=", value("id")),
);

type SessionValue = (name: "sessionId" | "userId") => string;

const selectSession = (queries: Queries, value: SessionValue) =>
  queries
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", value("sessionId"))
    .where("user_id", "=", value("userId"));

const findSession = compileOnce(selectSession);

const findHeldSession = compileOnce((queries, value: SessionValue) =>
  selectSession(queries, value).forKeyShare(),
);

const findWithSession = forEachPart((part) =>
  compileOnce((queries, value: (name: "id" | "sessionId" | "userId") => string) =>
    selectTrip(queries, part, value("id")).select((is) =>
      is
        .selectFrom("sessions")
        .select("sessions.id")
        .where("sessions.id", "=", value("sessionId"))
        .where("sessions.user_id", "=", value("userId"))
        .as("session"),
    ),
  ),
);
