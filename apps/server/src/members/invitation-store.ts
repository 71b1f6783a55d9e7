import { pickFields } from "@castor/core/basics/pick-fields.ts";
import type { Invitation } from "@castor/core/members/invitation.ts";
import type { GivenRole } from "@castor/core/members/member.ts";
import type { OpenedInvitation } from "@castor/core/trips/opened-invitation.ts";
import { datesOf } from "@castor/core/trips/trip-dates.ts";
import type { Queries } from "../db/database.ts";
import { hashToken } from "../db/secret-tokens.ts";
import { coverColumns, readCover } from "../trips/trip-cover-store.ts";

/** Invitations of a trip that can still be used, the newest first. */
export async function listInvitations(
  queries: Queries,
  tripId: string,
  now: Date,
): Promise<Invitation[]> {
  const rows = await queries
    .selectFrom("invitations")
    .select(["id", "role", "sees_money", "uses_left", "ends", "created", "sent_to"])
    .where("trip_id", "=", tripId)
    .where("uses_left", ">", 0)
    .where("ends", ">", now.toISOString())
    .orderBy("created", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, role, sees_money, uses_left, ends, created, sent_to }) => ({
    ...{ id, role, ends, created, sentTo: sent_to },
    seesMoney: sees_money === 1,
    usesLeft: uses_left,
  }));
}

/** An invitation with its secret. */
export type NewInvitation = Invitation & { token: string };

/** Gives an invitation that can be used another token, for a mail. Answers whose trip it is to, or undefined where it ended. */
export async function renewToken(
  queries: Queries,
  id: string,
  token: string,
  now: Date,
): Promise<{ trip: string; owner: string; role: GivenRole } | undefined> {
  const row = await queries
    .selectFrom("invitations")
    .innerJoin("trips", "trips.id", "invitations.trip_id")
    .innerJoin("users", "users.id", "trips.owner_id")
    .select(["trips.name as trip", "users.public_name as owner", "invitations.role"])
    .where("invitations.id", "=", id)
    .where("invitations.uses_left", ">", 0)
    .where("invitations.ends", ">", now.toISOString())
    .executeTakeFirst();
  if (row !== undefined)
    await queries
      .updateTable("invitations")
      .set({ token_hash: hashToken(token) })
      .where("id", "=", id)
      .execute();
  return row;
}

/** Stores an invitation, and removes those of the trip that nobody can use any more. */
export async function insertInvitation(
  queries: Queries,
  tripId: string,
  { id, role, seesMoney, usesLeft, ends, created, sentTo, token }: NewInvitation,
): Promise<void> {
  await queries
    .deleteFrom("invitations")
    .where("trip_id", "=", tripId)
    .where((is) => is.or([is("uses_left", "=", 0), is("ends", "<=", created)]))
    .execute();
  await queries
    .insertInto("invitations")
    .values({
      ...{ id, role, ends, created },
      trip_id: tripId,
      token_hash: hashToken(token),
      sees_money: seesMoney ? 1 : 0,
      uses_left: usesLeft,
      sent_to: sentTo,
    })
    .execute();
}

export async function removeInvitation(
  queries: Queries,
  tripId: string,
  id: string,
): Promise<void> {
  await queries
    .deleteFrom("invitations")
    .where("trip_id", "=", tripId)
    .where("id", "=", id)
    .execute();
}

/** Ends all invitations of a trip: who has lost a right must not take it back by an old link. */
export async function endInvitations(queries: Queries, tripId: string): Promise<void> {
  await queries.deleteFrom("invitations").where("trip_id", "=", tripId).execute();
}

/** What an invitation tells of its trip, if it can be used. To somebody who has joined it tells it afterwards, too. */
export async function openInvitation(
  queries: Queries,
  token: string,
  userId: string | null,
  now: Date,
): Promise<OpenedInvitation | undefined> {
  const row = await queries
    .selectFrom("invitations")
    .innerJoin("trips", "trips.id", "invitations.trip_id")
    .innerJoin("users", "users.id", "trips.owner_id")
    .select((is) => [
      "invitations.role",
      "invitations.sees_money",
      "trips.name",
      "users.public_name as owner",
      is
        .selectFrom("routes")
        .select((of) => of.fn.min("date").as("first"))
        .whereRef("routes.trip_id", "=", "trips.id")
        .as("first"),
      is
        .selectFrom("routes")
        .select((of) => of.fn.max("date").as("last"))
        .whereRef("routes.trip_id", "=", "trips.id")
        .as("last"),
      ...coverColumns,
    ])
    .where("invitations.token_hash", "=", hashToken(token))
    .where((is) =>
      is.or([
        is.and([
          is("invitations.uses_left", ">", 0),
          is("invitations.ends", ">", now.toISOString()),
        ]),
        is.exists(
          is
            .selectFrom("members")
            .select("members.user_id")
            .whereRef("members.trip_id", "=", "invitations.trip_id")
            .where("members.user_id", "=", userId ?? ""),
        ),
      ]),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { name, owner, role, sees_money, first, last } = row;
  return {
    ...{ name, owner, role, seesMoney: sees_money === 1 },
    ...datesOf([first, last].flatMap((date) => (date === null ? [] : [{ date }]))),
    cover: readCover(row),
  };
}

/** What an invitation gives, and whose trip it is. */
export interface UsableInvitation {
  id: string;
  tripId: string;
  ownerId: string;
  role: GivenRole;
  seesMoney: boolean;
  /** False when it was used up or has ended: members alone have something of it then. */
  isUsable: boolean;
}

/** The invitation of a token. */
export async function findInvitation(
  queries: Queries,
  token: string,
  now: Date,
): Promise<UsableInvitation | undefined> {
  const row = await queries
    .selectFrom("invitations")
    .innerJoin("trips", "trips.id", "invitations.trip_id")
    .select((is) => [
      "invitations.id",
      "invitations.role",
      is.ref("invitations.trip_id").as("tripId"),
      is.ref("trips.owner_id").as("ownerId"),
      "invitations.sees_money",
      "invitations.uses_left",
      "invitations.ends",
    ])
    .where("invitations.token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return (
    row && {
      ...pickFields(row, ["id", "tripId", "ownerId", "role"]),
      seesMoney: row.sees_money === 1,
      isUsable: row.uses_left > 0 && row.ends > now.toISOString(),
    }
  );
}

/** Takes one use of an invitation. Answers false where somebody else took the last one. */
export async function takeUse(queries: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("invitations")
    .set((is) => ({ uses_left: is("uses_left", "-", is.lit(1)) }))
    .where("id", "=", id)
    .where("uses_left", ">", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
