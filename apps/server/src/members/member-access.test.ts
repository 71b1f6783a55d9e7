import type { Trip } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addMember,
  type MemberStanding,
  memberStandingNames,
  memberStandings,
} from "../../testing/calls/add-members.ts";
import {
  everyRow,
  isTripRow,
  type NamedEndpoint,
  sendSample,
} from "../../testing/calls/every-row.ts";
import { type Caller, expectedOf } from "../../testing/calls/expected-access.ts";
import type { Ids } from "../../testing/calls/sample-calls.ts";
import { succeed } from "../../testing/calls/trip-calls.ts";
import { isReadable, makeTripIn, type TripState } from "../../testing/calls/trip-states.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const rows = everyRow.filter(isTripRow);
const versioned = rows.filter(({ row }) => row.isVersioned);
/** Members stand alike in all others: publishing says what visitors see. */
const states: readonly TripState[] = ["private", "draft", "public", "listed"];

describe.each(testDatabases())("access of members on $name", (kind) => {
  let server: TestApp;
  let owner: Person;
  const people = new Map<MemberStanding, Person>();
  beforeAll(async () => {
    server = await startTestApp(kind);
    owner = await server.register("Owner");
    for (const name of memberStandingNames)
      people.set(name, await server.register(name.replaceAll(" ", "-")));
  });
  afterAll(() => server.dispose());

  const personOf = (standing: MemberStanding): Person => {
    const person = people.get(standing);
    if (person === undefined) throw new Error(`Nobody is a ${standing}.`);
    return person;
  };
  async function makeShared(state: TripState): Promise<Ids> {
    const ids = await makeTripIn(server, owner, state);
    for (const [standing, person] of people) await addMember(server, ids.trip, person, standing);
    return ids;
  }
  const versionOf = (trip: string) =>
    server.database.read((queries) =>
      queries.selectFrom("trips").select("version").where("id", "=", trip).executeTakeFirst(),
    );

  describe.each(states)("to a trip that is %s", (state) => {
    let ids: Ids;
    beforeAll(async () => {
      ids = await makeShared(state);
    });

    test.each(rows)("$name admits the roles that its row names", async (entry) => {
      for (const standing of memberStandingNames) {
        const expected = expectedOf(entry, standing, isReadable(state));
        const isTaken = entry.row.method === "DELETE" && expected === 200;
        const about = isTaken ? await makeShared(state) : ids;
        const before = await versionOf(about.trip);
        const answer = await sendSample(server, entry, about, { as: personOf(standing) });
        expect([standing, answer.statusCode]).toEqual([standing, expected]);
        if (expected !== 200) expect(await versionOf(about.trip)).toEqual(before);
      }
    });

    test.each(versioned)("the ETag of $name is that of a standing", async (entry) => {
      const callers = [...[...people.values()], owner, ...(isReadable(state) ? [null] : [])];
      const tags: string[] = [];
      for (const as of callers)
        tags.push(String((await sendSample(server, entry, ids, { as })).headers.etag));
      expect(new Set(tags).size).toBe(callers.length);
      for (const [index, as] of callers.entries())
        for (const [other, tag] of tags.entries()) {
          const headers = { "if-none-match": tag };
          const { statusCode } = await sendSample(server, entry, ids, { as, headers });
          expect(statusCode).toBe(index === other ? 304 : 200);
        }
    });

    test("a trip says where its reader stands, and who may edit its days", async () => {
      for (const [standing, as] of people) {
        const trip = succeed<Trip>(await server.call("GET", `trip/${ids.trip}`, { as }));
        const canEdit = standing.startsWith("editor");
        expect(trip).toMatchObject({ ...memberStandings[standing], canEdit });
        for (const { isReadonly } of trip.routes) expect(isReadonly).toBe(!canEdit);
      }
    });
  });

  /** What all rows answer to somebody who was given a standing and has another now, or none. */
  async function expectAccess(state: TripState, ids: Ids, as: Person, caller: Caller) {
    const answered: [string, number][] = [];
    const expected: [string, number][] = [];
    const isTaking = ({ row }: NamedEndpoint) => row.method === "DELETE";
    for (const entry of rows) {
      const status = expectedOf(entry, caller, isReadable(state));
      if (isTaking(entry) && status === 200) continue;
      answered.push([entry.name, (await sendSample(server, entry, ids, { as })).statusCode]);
      expected.push([entry.name, status]);
    }
    expect(answered).toEqual(expected);
  }

  test.each(states)(
    "whoever is removed from a trip that is %s is nobody to it at once",
    async (state) => {
      const ids = await makeShared(state);
      for (const standing of memberStandingNames) {
        const as = personOf(standing);
        const before = await server.call("GET", `trip/${ids.trip}`, { as });
        succeed(await server.call("DELETE", `member/${ids.trip}/${as.id}`, { as: owner }));
        const headers = { "if-none-match": String(before.headers.etag) };
        const after = await server.call("GET", `trip/${ids.trip}`, { as, headers });
        expect(after.statusCode).toBe(isReadable(state) ? 200 : 404);
        await expectAccess(state, ids, as, "stranger");
      }
    },
  );

  test.each(states)("a changed role counts at once in a trip that is %s", async (state) => {
    const ids = await makeShared(state);
    const as = personOf("editor");
    const known = await server.call("GET", `trip/${ids.trip}`, { as });
    const { etag } = known.headers;
    for (const standing of memberStandingNames) {
      const body = { tripId: ids.trip, userId: as.id, ...memberStandings[standing] };
      succeed(await server.call("POST", "member", { as: owner, body }));
      const headers = { "if-none-match": String(etag) };
      const after = await server.call("GET", `trip/${ids.trip}`, { as, headers });
      expect([after.statusCode, after.headers.etag === etag]).toEqual([200, false]);
      await expectAccess(state, ids, as, standing);
    }
  });
});
