import { limits } from "@castor/core/limits.ts";
import type { GivenRole, Member, TripPerson } from "@castor/core/members/member.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";

/** What an owner gives a member. */
export interface Membership {
  tripId: string;
  userId: string;
  role: GivenRole;
  seesMoney: boolean;
}

/** The people who plan a trip: its owner, then the others in the order in which they came. */
export async function listMembers(queries: Queries, tripId: string): Promise<Member[]> {
  const owner = await queries
    .selectFrom("trips")
    .innerJoin("users", "users.id", "trips.owner_id")
    .select(["users.id", "users.public_name", "trips.created"])
    .where("trips.id", "=", tripId)
    .executeTakeFirst();
  const others = await queries
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select([
      "users.id",
      "users.public_name",
      "members.role",
      "members.sees_money",
      "members.since",
      "members.offered",
    ])
    .where("members.trip_id", "=", tripId)
    .orderBy("members.since")
    .orderBy("users.id")
    .execute();
  const first: Member[] = owner
    ? [
        {
          ...{ userId: owner.id, name: owner.public_name, since: owner.created },
          ...{ role: "owner", seesMoney: true, isOffered: false },
        },
      ]
    : [];
  return [
    ...first,
    ...others.map((row) => ({
      ...{ userId: row.id, name: row.public_name, since: row.since },
      ...{ role: row.role, seesMoney: row.sees_money === 1, isOffered: row.offered !== null },
    })),
  ];
}

/** The members of trips besides their owners, as the trips name them. */
const selectOthers = (queries: Queries, tripIds: readonly string[]) =>
  queries
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["users.id as userId", "users.public_name as name", "members.role"])
    .where("members.trip_id", "in", [...tripIds])
    .orderBy("members.since")
    .orderBy("users.id");

/** The members of a trip besides its owner. */
export const listOthers = (queries: Queries, tripId: string): Promise<TripPerson[]> =>
  selectOthers(queries, [tripId]).execute();

/** The people whom the texts of trips may name, by trip: the owner, then the others (specification#mentions). */
export async function listPeopleOf(
  queries: Queries,
  tripIds: readonly string[],
): Promise<Map<string, TripPerson[]>> {
  const people = new Map<string, TripPerson[]>();
  if (tripIds.length === 0) return people;
  const owners = await queries
    .selectFrom("trips")
    .innerJoin("users", "users.id", "trips.owner_id")
    .select(["trips.id as tripId", "users.id as userId", "users.public_name as name"])
    .where("trips.id", "in", [...tripIds])
    .execute();
  for (const { tripId, ...owner } of owners) people.set(tripId, [{ ...owner, role: "owner" }]);
  const others = await selectOthers(queries, tripIds).select("members.trip_id as tripId").execute();
  for (const { tripId, ...other } of others) people.get(tripId)?.push(other);
  return people;
}

/** The people whom the texts of a trip may name. */
export const listPeople = async (queries: Queries, tripId: string): Promise<TripPerson[]> =>
  (await listPeopleOf(queries, [tripId])).get(tripId) ?? [];

/** Raises the versions of the trips that name a member: whoever has read one reads the new name. */
export async function renameMember(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable("trips")
    .set((is) => ({ version: is("version", "+", is.lit(1)) }))
    .where(
      "id",
      "in",
      queries.selectFrom("members").select("trip_id").where("user_id", "=", userId),
    )
    .execute();
}

/** Whether a person is a member of a trip, and how many there are, the owner not counted. */
export async function readMembership(
  queries: Queries,
  tripId: string,
  userId: string,
): Promise<{ isMember: boolean; count: number }> {
  const members = await queries
    .selectFrom("members")
    .select("user_id")
    .where("trip_id", "=", tripId)
    .execute();
  return {
    isMember: members.some(({ user_id }) => user_id === userId),
    count: members.length,
  };
}

/** The trips of others in which a user is a member. */
export async function listMemberships(
  queries: Queries,
  userId: string,
): Promise<(Omit<Membership, "userId"> & { since: string })[]> {
  const rows = await queries
    .selectFrom("members")
    .select(["trip_id as tripId", "role", "sees_money", "since"])
    .where("user_id", "=", userId)
    .orderBy("since")
    .orderBy("trip_id")
    .execute();
  return rows.map(({ sees_money, ...row }) => ({ ...row, seesMoney: sees_money === 1 }));
}

/** Makes somebody a member. Whoever is one stays as they are. */
export async function insertMember(
  queries: Queries,
  { tripId, userId, role, seesMoney }: Membership,
  now: Date,
): Promise<void> {
  await queries
    .insertInto("members")
    .values({
      ...{ trip_id: tripId, user_id: userId, role },
      ...{ sees_money: seesMoney ? 1 : 0, since: now.toISOString() },
    })
    .onConflict((conflict) => conflict.columns(["trip_id", "user_id"]).doNothing())
    .execute();
}

/** Gives a member another role. A trip stays offered to an editor alone. */
export async function saveMember(
  queries: Queries,
  { tripId, userId, role, seesMoney }: Membership,
): Promise<void> {
  await queries
    .updateTable("members")
    .set({
      ...{ role, sees_money: seesMoney ? 1 : 0 },
      ...(role === "editor" ? {} : { offered: null }),
    })
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .execute();
}

/** Takes a member out of a trip. Answers false when there is no such member. */
export async function removeMember(
  queries: Queries,
  { tripId, userId }: Pick<Membership, "tripId" | "userId">,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("members")
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The first people of each of some shared trips: the owner, then members in the order in which they came. */
export async function listFirstPeople(
  queries: Queries,
  tripIds: readonly string[],
): Promise<Map<string, { userId: string; name: string }[]>> {
  const found = new Map<string, { userId: string; name: string }[]>();
  for (const ids of inChunks(tripIds)) {
    const rows = await queries
      .selectFrom("trips")
      .innerJoin("users", "users.id", "trips.owner_id")
      .select(["trips.id as tripId", "users.id as userId", "users.public_name as name"])
      .select(sql<string>`''`.as("since"))
      .where("trips.id", "in", ids)
      .unionAll(
        queries
          .selectFrom("members")
          .innerJoin("users", "users.id", "members.user_id")
          .select(["members.trip_id as tripId", "users.id as userId", "users.public_name as name"])
          .select("members.since")
          .where("members.trip_id", "in", ids),
      )
      .orderBy("since")
      .orderBy("userId")
      .execute();
    for (const { tripId, userId, name } of rows) {
      const people = found.get(tripId) ?? [];
      if (people.length < limits.peopleOnCard) people.push({ userId, name });
      found.set(tripId, people);
    }
  }
  return found;
}
