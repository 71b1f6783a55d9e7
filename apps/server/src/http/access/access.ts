import type { Access, TripAccessRule, TripEntity } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import { refusalOf, type TripRule } from "@castor/core/members/rights.ts";
import { compileOnce } from "../../db/compile-once.ts";
import type { Queries } from "../../db/database.ts";
import type { TripAccess } from "../calls/context.ts";
import type { FoundTrip } from "./find-trip.ts";

type Row = { access: Access; changes?: readonly string[] };

/**
 * True for calls that need a login: all changes of trips do, even a copy of a public trip, which is stored in an
 * account.
 */
export function needsLogin(row: Row): boolean {
  if (row.access.who === "anyone") return false;
  return row.access.who !== "trip-reader" || (row.changes ?? []).length > 0;
}

/**
 * True for calls that change the trip of their rule. What lies beside it, such as its calendar link, leaves it as it is, and
 * whoever only reads it may copy it.
 */
export const changesItsTrip = ({ access, changes }: Row): boolean =>
  changes?.includes("trips") === true && "trip" in access && access.who !== "trip-reader";

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

/** Admits whoever stands with the trip as the rule asks, or throws (specification#roles). */
export function admit({ isPublic, ...trip }: FoundTrip, rule: TripRule): TripAccess {
  const refusal = refusalOf(rule, trip.standing, isPublic);
  if (refusal !== null) throw new AppError(refusal);
  return trip;
}

/** Throws 403 for a field that the owner alone may send. */
export function refuseOwnerFields(
  { ownerFields = [] }: TripAccessRule,
  { standing }: TripAccess,
  body: object | undefined,
): void {
  const sent = new Map(Object.entries(body ?? {}));
  if (standing.role !== "owner" && ownerFields.some((field) => sent.get(field) !== undefined))
    throw new AppError("FORBIDDEN");
}

/** Raises the trip's version and `updated`. The only place that does. */
export async function raiseVersion(queries: Queries, tripId: string, now: Date): Promise<void> {
  await raise(queries, { id: tripId, updated: now.toISOString() });
}

const raise = compileOnce((queries, value: (name: "id" | "updated") => string) =>
  queries
    .updateTable("trips")
    .set((is) => ({ version: is("version", "+", is.lit(1)), updated: value("updated") }))
    .where("id", "=", value("id")),
);
