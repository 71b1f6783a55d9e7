import { asOwner, asVisitor, type Standing } from "@castor/core/members/member.ts";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import type { Viewer } from "../http/calls/context.ts";

/** What is told of a trip, and who may be told. */
export interface FollowedState {
  version: number;
  updated: string;
  isPublic: boolean;
  standingOf: (viewer: Pick<Viewer, "userId">) => Standing;
  /** The public name of the owner or a member; undefined for others. */
  nameOf: (userId: string) => string | undefined;
  /** False when the session has ended. */
  isIn: (viewer: Viewer) => boolean;
}

/**
 * The state of a trip for those who follow it; undefined when it is gone. The version is read first: who may know of it is
 * as new as it is, or newer.
 */
export async function loadFollowed(
  queries: Queries,
  tripId: string,
  viewers: readonly Viewer[],
): Promise<FollowedState | undefined> {
  const trip = await queries
    .selectFrom("trips")
    .innerJoin("users", "users.id", "trips.owner_id")
    .select(["owner_id", "public_name", "version", "trips.updated", "is_public"])
    .where("trips.id", "=", tripId)
    .executeTakeFirst();
  if (trip === undefined) return undefined;
  const members = await queries
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["user_id", "public_name", "role", "sees_money"])
    .where("trip_id", "=", tripId)
    .execute();
  const standings = new Map<string, Standing>(
    members.map(({ user_id, role, sees_money }) => [
      user_id,
      { role, seesMoney: sees_money === 1 },
    ]),
  );
  standings.set(trip.owner_id, asOwner);
  const names = new Map(members.map(({ user_id, public_name }) => [user_id, public_name]));
  names.set(trip.owner_id, trip.public_name);
  const sessions = new Map<string, string>();
  for (const chunk of inChunks([...new Set(viewers.map(({ sessionId }) => sessionId))]))
    for (const { id, user_id } of await queries
      .selectFrom("sessions")
      .select(["id", "user_id"])
      .where("id", "in", chunk)
      .execute())
      sessions.set(id, user_id);
  return {
    version: trip.version,
    updated: trip.updated,
    isPublic: trip.is_public === 1,
    standingOf: ({ userId }) => standings.get(userId) ?? asVisitor,
    nameOf: (userId) => names.get(userId),
    isIn: ({ sessionId, userId }) => sessions.get(sessionId) === userId,
  };
}

/** The versions of these trips; of one that is gone there is none. */
export async function listVersions(
  queries: Queries,
  tripIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const versions = new Map<string, number>();
  for (const chunk of inChunks(tripIds))
    for (const { id, version } of await queries
      .selectFrom("trips")
      .select(["id", "version"])
      .where("id", "in", chunk)
      .execute())
      versions.set(id, version);
  return versions;
}
