import { changeFlags, type TripSave } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyRow, isRead, isTripRow, sendSample } from "../../../testing/calls/every-row.ts";
import { addTrip, load, succeed } from "../../../testing/calls/trip-calls.ts";
import { makeTripIn } from "../../../testing/calls/trip-states.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const publicReads = everyRow.filter(
  (entry) => isTripRow(entry) && isRead(entry) && entry.row.access.who === "trip-reader",
);
/** Without the PDF: it is made one at a time, and too many at once are answered 503. */
const racedReads = publicReads.filter(({ name }) => name !== "exports.pdf");
const parallelReaders = 50;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const choices = [undefined, false, true];
/** Every save of the three flags: each absent, false or true. */
const everySave: TripSave[] = choices.flatMap((isDraft) =>
  choices.flatMap((isPublic) => choices.map((isInCatalog) => ({ isDraft, isPublic, isInCatalog }))),
);
const yesNo = [false, true];
const everyState = yesNo
  .flatMap((isDraft) =>
    yesNo.flatMap((isPublic) => yesNo.map((isInCatalog) => ({ isDraft, isPublic, isInCatalog }))),
  )
  .filter(({ isDraft, isPublic, isInCatalog }) => !isInCatalog || (isPublic && !isDraft));

describe.each(testDatabases())("ending publishing on $name", (kind) => {
  let server: TestApp;
  let twin: TestApp["app"];
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    server = await startTestApp(kind);
    twin = await server.startTwin();
    await twin.ready();
    owner = await server.register("Owner");
    stranger = await server.register("Stranger");
  });
  afterAll(async () => {
    await twin.close();
    await server.dispose();
  });

  const save = async (id: string, flags: TripSave) =>
    server.call("POST", "trip", { as: owner, body: { id, ...flags } });

  test("once it is answered, nobody else reads the trip, here or at another process", async () => {
    const ids = await makeTripIn(server, owner, "listed");
    const other: TestApp = {
      ...server,
      call: (method, path, { as } = {}) =>
        twin.inject({
          method: method as "GET",
          url: `/api/${path}`,
          headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
        }),
    };
    for (let round = 0; round < 3; round += 1) {
      succeed(await save(ids.trip, { isPublic: true, isInCatalog: true }));
      let isEnded = false;
      let isOver = false;
      let readsBefore = 0;
      let readsAfter = 0;
      const readers = Array.from({ length: parallelReaders }, async (_, index) => {
        const as = index % 3 === 0 ? stranger : null;
        const process = index % 2 === 0 ? server : other;
        for (let call = index; !isOver || readsAfter === 0; call += 1) {
          const entry = racedReads[call % racedReads.length];
          if (entry === undefined) throw new Error("no row");
          // Injected calls need no socket: without this turn they would leave the event loop none.
          await nextTurn();
          const beganAfter = isEnded;
          const { statusCode } = await sendSample(process, entry, ids, { as });
          if (beganAfter) {
            readsAfter += 1;
            expect([entry.name, statusCode]).toEqual([entry.name, 404]);
          } else {
            readsBefore += 1;
            expect([200, 404]).toContain(statusCode);
          }
        }
      });
      while (readsBefore < parallelReaders) await nextTurn();
      succeed(await save(ids.trip, { isPublic: false }));
      isEnded = true;
      for (const entry of publicReads)
        for (const process of [server, other])
          expect((await sendSample(process, entry, ids, { as: null })).statusCode).toBe(404);
      isOver = true;
      await Promise.all(readers);
      expect(readsAfter).toBeGreaterThan(0);
    }
  });

  test("whatever is saved after whatever, a listed trip is public and no draft", async () => {
    const { id } = await addTrip(server, owner);
    for (const from of everyState)
      for (const flags of everySave) {
        // The flags of the state in one save: all of them are valid together.
        succeed(await save(id, from));
        const next = changeFlags(from, flags);
        const answer = await save(id, flags);
        if ("refused" in next) expect(answer.statusCode).toBe(400);
        else expect(succeed(answer)).toMatchObject(next);
        const expected = "refused" in next ? from : next;
        expect(await load(server, owner, id)).toMatchObject(expected);
        const seen = await server.call("GET", `trip/${id}`);
        expect(seen.statusCode).toBe(expected.isPublic ? 200 : 404);
      }
  });

  test("listing, unpublishing and making a draft at once never leave a listed trip private or a draft", async () => {
    const { id } = await addTrip(server, owner);
    const saves: TripSave[] = [
      { isInCatalog: true },
      { isPublic: false },
      { isDraft: true },
      { isInCatalog: true, isPublic: true },
      { isPublic: true, isDraft: false },
    ];
    for (let round = 0; round < 10; round += 1) {
      succeed(await save(id, { isPublic: true, isDraft: false }));
      const answers = await Promise.all(saves.map((flags) => save(id, flags)));
      for (const { statusCode } of answers) expect([200, 400]).toContain(statusCode);
      const { isDraft, isPublic, isInCatalog } = await load(server, owner, id);
      expect(isInCatalog && (isDraft || !isPublic)).toBe(false);
    }
  });
});
