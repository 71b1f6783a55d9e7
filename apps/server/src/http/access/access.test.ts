import type { CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  everyRow,
  isRead,
  isTripRow,
  type NamedEndpoint,
  sendSample,
} from "../../../testing/calls/every-row.ts";
import { type Caller, expectedOf } from "../../../testing/calls/expected-access.ts";
import type { Ids } from "../../../testing/calls/sample-calls.ts";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import {
  isListed,
  isReadable,
  makeTripIn,
  type TripState,
  tripStateNames,
} from "../../../testing/calls/trip-states.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const rows = everyRow.filter(isTripRow);

const changesTrip = ({ row }: NamedEndpoint) =>
  row.changes?.includes("trips") === true && row.access.who !== "trip-reader";

describe.each(testDatabases())("access on $name", (kind) => {
  let server: TestApp;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    server = await startTestApp(kind);
    owner = await server.register("Owner");
    stranger = await server.register("Stranger");
  });
  afterAll(() => server.dispose());

  const versionOf = async (trip: string) =>
    server.database.read((queries) =>
      queries
        .selectFrom("trips")
        .select(["version", "name", "updated"])
        .where("id", "=", trip)
        .executeTakeFirst(),
    );

  describe.each(tripStateNames)("to a trip that is %s", (state) => {
    /** Whoever is refused and whoever reads leaves the trip as it is, so it serves all calls but removals. */
    let ids: Ids;
    beforeAll(async () => {
      ids = await makeTripIn(server, owner, state);
    });
    const expected = (entry: NamedEndpoint, who: Caller) =>
      expectedOf(entry, who, isReadable(state));

    test.each(rows)("$name admits whom its row names", async (entry) => {
      const before = await versionOf(ids.trip);
      for (const [who, as] of [
        ["visitor", null],
        ["stranger", stranger],
      ] as const) {
        const answer = await sendSample(server, entry, ids, { as });
        expect([who, answer.statusCode]).toEqual([who, expected(entry, who)]);
        if (entry.row.method !== "GET") continue;
        const head = await sendSample(server, entry, ids, { as, method: "HEAD" });
        // A GET that changes something has no HEAD (specification#changing-gets).
        const expectedOfHead = isRead(entry) ? expected(entry, who) : 404;
        expect([who, head.statusCode, head.body]).toEqual([who, expectedOfHead, ""]);
      }
      expect(await versionOf(ids.trip)).toEqual(before);
    });

    test.each(rows.filter(({ row }) => row.isVersioned))(
      "$name answers 304 to those alone who may read it",
      async (entry) => {
        const tag = await sendSample(server, entry, ids, { as: owner });
        const known = String(tag.headers.etag);
        for (const as of [null, stranger])
          for (const tagOfCaller of ["*", known, known.replace(".o.", ".v.")]) {
            const headers = { "if-none-match": tagOfCaller };
            const { statusCode } = await sendSample(server, entry, ids, { as, headers });
            const isSame = tagOfCaller !== known;
            expect(statusCode).toBe(isReadable(state) ? (isSame ? 304 : 200) : 404);
          }
      },
    );

    test.each(rows)("$name serves the owner, and a change raises the version", async (entry) => {
      const own = entry.row.method === "DELETE" ? await makeTripIn(server, owner, state) : ids;
      const before = await versionOf(own.trip);
      expect((await sendSample(server, entry, own, { as: owner })).statusCode).toBe(200);
      const after = await versionOf(own.trip);
      if (after === undefined) expect(entry.name).toBe("trips.remove");
      else expect(after.version - (before?.version ?? 0)).toBe(changesTrip(entry) ? 1 : 0);
    });
  });

  test.each(tripStateNames.filter((state) => !isReadable(state)))(
    "a trip that is %s is answered as one that does not exist",
    async (state) => {
      const ids = await makeTripIn(server, owner, state);
      const nowhere = {
        ...{ trip: "x", route: "x", otherRoute: "x", stop: "x", place: "x" },
        ...{ idea: "x", item: "x", note: "x", file: "x", attachment: "x", member: "x" },
      };
      for (const entry of rows)
        for (const as of [null, stranger]) {
          const answers = [];
          for (const about of [ids, nowhere]) {
            const { statusCode, headers, body } = await sendSample(server, entry, about, { as });
            const { date: _, "x-request-id": __, ...same } = headers;
            answers.push([entry.name, statusCode, body, same]);
          }
          expect(answers[0]).toEqual(answers[1]);
        }
    },
  );

  test("the catalog holds the listed trips alone, and nobody's own list the trips of others", async () => {
    const made = new Map<string, TripState>();
    for (const state of tripStateNames)
      made.set((await makeTripIn(server, owner, state)).trip, state);
    for (const as of [null, stranger, owner]) {
      const page = succeed<CatalogPage>(await server.call("GET", "catalog?pageSize=100", { as }));
      const seen = page.data.flatMap(({ id }) => made.get(id) ?? []);
      expect(seen.toSorted()).toEqual(tripStateNames.filter(isListed).toSorted());
    }
    const own = succeed<TripSummary[]>(await server.call("GET", "trip", { as: stranger }));
    expect(own.filter(({ id }) => made.has(id))).toEqual([]);
  });
});
