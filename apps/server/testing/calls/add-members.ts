import type { Standing } from "@castor/core/members/member.ts";
import type { Queries } from "../../src/db/database.ts";
import { raiseVersion } from "../../src/http/access/access.ts";
import { insertMember } from "../../src/members/member-store.ts";
import type { Person, TestApp } from "../servers/test-app.ts";

/** The standings that a member can have, by name. */
export const memberStandings = {
  viewer: { role: "viewer", seesMoney: true },
  "viewer without money": { role: "viewer", seesMoney: false },
  editor: { role: "editor", seesMoney: true },
  "editor without money": { role: "editor", seesMoney: false },
} as const satisfies Record<string, Standing>;
export type MemberStanding = keyof typeof memberStandings;
export const memberStandingNames = Object.keys(memberStandings) as MemberStanding[];

/** Members are listed in the order in which they joined: no two join in one millisecond. */
let joined = 0;

/** Makes somebody a member of a trip, as accepting an invitation does. */
export async function addMember(
  server: TestApp,
  tripId: string,
  { id: userId }: Pick<Person, "id">,
  standing: MemberStanding,
): Promise<void> {
  joined = Math.max(Date.now(), joined + 1);
  const now = new Date(joined);
  await server.database.write(async (queries) => {
    await insertMember(queries, { tripId, userId, ...memberStandings[standing] }, now);
    await raiseVersion(queries, tripId, now);
  });
}

const guests = new WeakMap<TestApp, Promise<Person>>();

/** Somebody who is in trips of this server and calls nothing. */
export function guestOf(server: TestApp): Promise<Person> {
  const known = guests.get(server) ?? server.register("Guest");
  guests.set(server, known);
  return known;
}

/** A member and an invitation of a trip. */
export async function addPlanners(queries: Queries, tripId: string, userId: string): Promise<void> {
  const now = new Date();
  await insertMember(queries, { tripId, userId, ...memberStandings.viewer }, now);
  await queries
    .insertInto("invitations")
    .values({
      id: `invitation to ${tripId}`,
      trip_id: tripId,
      token_hash: `hash of ${tripId}`,
      role: "viewer",
      sees_money: 0,
      uses_left: 1,
      ends: now.toISOString(),
      created: now.toISOString(),
    })
    .execute();
}
