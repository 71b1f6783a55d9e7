import type { HistoryPage } from "@castor/core/history/history.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import {
  addFinanceItem,
  addIdea,
  addNote,
  addPoint,
  addRoute,
  addTrip,
  load,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const finance = { priceType: "total", price: 40, currency: "EUR", payedPrice: null } as const;

describe.each(testDatabases())("the history of a trip on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  let ivan: Person;
  let clara: Person;
  beforeAll(async () => {
    app = await startTestApp(kind);
    anna = await app.register("Anna");
    ivan = await app.register("Ivan");
    clara = await app.register("Clara");
  });
  afterAll(() => app.dispose());

  const list = async (id: string, query = "", as = anna): Promise<HistoryPage> =>
    succeed(await app.call("GET", `history/${id}${query}`, { as }));
  const say = async (method: string, path: string, body?: object, as = anna) =>
    succeed(await app.call(method, path, { as, ...(body && { body }) }));
  /** The things of each change, the newest first: what happened, to what, and how. */
  const told = ({ entries }: HistoryPage) =>
    entries.map(({ things }) =>
      things.map(({ kind, happened, name, day, points, changes }) =>
        [
          ...[happened, kind, name],
          ...(day === null ? [] : [`on ${day}`]),
          ...(points === 0 ? [] : [`${points} points`]),
          ...changes.map(({ field, before, after }) =>
            before === null && after === null ? field : `${field}: ${before} > ${after}`,
          ),
        ].join(", "),
      ),
    );

  test("each change is told once: what it touched, with names, dates and times before and after", async () => {
    const { id } = await addTrip(app, anna);
    const one = await addRoute(app, anna, id, { name: "One" });
    const two = await addRoute(app, anna, id, { name: "Two", date: "2027-05-02 09:00" });
    const first = await addPoint(app, anna, one.id, { name: "Baths" });
    const second = await addPoint(app, anna, one.id, { name: "Market" });
    await say("POST", "point/order", { point: second.id, order: 0 });
    await say("POST", "point/move", { pointId: first.id, routeId: two.id });
    await say("POST", "point", {
      ...{ id: first.id, name: "Old baths", reservationTime: "10:30" },
    });
    await say("POST", "route", { id: two.id, date: "2027-05-03 08:00" });
    await say("DELETE", `route/${two.id}`);
    await say("DELETE", `point/${second.id}`);
    const idea = await addIdea(app, anna, id, { name: "Vineyard" });
    await say("POST", "idea/to-days", {
      tripId: id,
      ideas: [{ id: idea.id, routeId: one.id, order: 0 }],
    });
    await addNote(app, anna, id, { text: "Buy **tickets**" });
    expect(told(await list(id))).toEqual([
      ["added, note, Buy tickets"],
      ["changed, point, Vineyard, on One, day: null > One"],
      ["added, idea, Vineyard"],
      ["removed, point, Market, on One"],
      ["removed, route, Two, 1 points"],
      ["changed, route, Two, date: 2027-05-02 09:00 > 2027-05-03 08:00"],
      ["changed, point, Old baths, on Two, time: null > 10:30, name: Baths > Old baths"],
      ["changed, point, Old baths, on Two, day: One > Two"],
      ["changed, route, One, order"],
      ["added, point, Market, on One"],
      ["added, point, Old baths, on One"],
      ["added, route, Two"],
      ["added, route, One"],
    ]);
  });

  test("a save that changes nothing is no change, and what lies beside the trip is none", async () => {
    const { id } = await addTrip(app, anna, { name: "Same" });
    await say("POST", "trip", { id, name: "Same" });
    await addMember(app, id, ivan, "editor");
    await say("POST", "member", { tripId: id, userId: ivan.id, role: "viewer", seesMoney: true });
    expect((await list(id)).entries).toEqual([]);
  });

  test("changes are found by person and by thing, page by page", async () => {
    const { id } = await addTrip(app, anna);
    await addMember(app, id, ivan, "editor");
    const route = await addRoute(app, anna, id);
    const point = await addPoint(app, anna, route.id);
    for (let turn = 0; turn < 60; turn++)
      await say("POST", "point", { id: point.id, name: `Name ${turn}` }, turn < 55 ? ivan : anna);
    const all = await list(id);
    expect(all.entries).toHaveLength(50);
    expect(all.people.map(({ name }) => name)).toEqual(["Anna", "Ivan"]);
    const rest = await list(id, `?before=${all.next}`);
    expect([rest.entries.length, rest.next]).toEqual([12, null]);
    const ofAnna = await list(id, `?who=${anna.id}`);
    expect(ofAnna.entries).toHaveLength(7);
    const ofPoint = await list(id, `?thing=${point.linkId}&who=${anna.id}`);
    expect(ofPoint.entries).toHaveLength(6);
  });

  test("who sees no money learns of no price: not in the list, its pages or a version, and brings back no trip", async () => {
    const { id } = await addTrip(app, anna);
    await addMember(app, id, clara, "editor without money");
    const route = await addRoute(app, anna, id);
    const point = await addPoint(app, anna, route.id);
    const item = await addFinanceItem(app, anna, id, { name: "Visa", finance });
    for (let price = 0; price < 60; price++)
      await say("POST", "point", { id: point.id, finance: { ...finance, price } });
    await say("POST", "point", { id: point.id, name: "Hotel", finance: { ...finance, price: 7 } });
    await say("DELETE", `finance/${item.id}`);
    const hidden = await list(id, "", clara);
    expect(told(hidden)).toEqual([
      ["changed, point, Hotel, name: Café Central > Hotel"],
      ["added, point, Hotel, on First day"],
      ["added, route, First day"],
    ]);
    expect(hidden.next).toBeNull();
    // Nor who has changed something that is left out.
    await addMember(app, id, ivan, "editor");
    await addFinanceItem(app, ivan, id, { name: "Bus", finance });
    await say("DELETE", `member/${id}/${ivan.id}`);
    expect((await list(id)).people.map(({ userId }) => userId)).toContain(ivan.id);
    expect((await list(id, "", clara)).people.map(({ userId }) => userId)).not.toContain(ivan.id);
    const { entries } = await list(id);
    const newest = entries[0]?.version ?? 0;
    const then = await app.call("GET", `history/${id}/${newest - 1}`, { as: clara });
    expect(then.statusCode).toBe(200);
    expect(then.body).not.toMatch(/Visa|"price":/);
    const body = { tripId: id, version: newest - 1 };
    expect((await app.call("POST", "history/restore", { as: clara, body })).statusCode).toBe(404);
  });

  test("a version brings back neither who sees the trip nor whose it is, and its undo nothing that came after", async () => {
    const { id } = await addTrip(app, anna, { name: "Before" });
    await say("POST", "trip", { id, name: "After" });
    await say("POST", "trip", { id, isPublic: true });
    const body = { tripId: id, version: 1 };
    const { version } = (await say("POST", "history/restore", body)) as { version: number };
    const restored = await load(app, anna, id);
    expect([restored.name, restored.isPublic]).toEqual(["Before", true]);
    const [entry] = (await list(id)).entries;
    expect([entry?.version, entry?.restored !== null]).toEqual([version, true]);
    await say("POST", "trip", { id, adults: 4 });
    const undo = { tripId: id, version: version - 1, ifVersion: version };
    const late = await app.call("POST", "history/restore", { as: anna, body: undo });
    expect(late.statusCode).toBe(409);
    for (const unknown of [99, 2_147_483_647]) {
      const answer = await app.call("GET", `history/${id}/${unknown}`, { as: anna });
      expect(answer.statusCode).toBe(404);
    }
    expect((await app.call("GET", `history/${id}/first`, { as: anna })).statusCode).toBe(404);
  });

  test("the history goes with the trip, and an account that goes leaves its changes without a name", async () => {
    const { id } = await addTrip(app, anna);
    const guest = await app.register("Guest");
    await addMember(app, id, guest, "editor");
    await addRoute(app, guest, id);
    const note = await addNote(app, guest, id, { text: "From the guest" });
    await say("DELETE", `note/${note.id}`);
    const [removal] = (await list(id)).entries;
    succeed(
      await app.call("DELETE", "auth/account", { as: guest, body: { password: guest.password } }),
    );
    // Accounts go in steps.
    await expect
      .poll(async () => {
        const { entries, people } = await list(id);
        return [entries.map(({ by }) => by?.name ?? null), people.map(({ name }) => name)];
      })
      .toEqual([["Anna", null, null], ["Anna"]]);
    const before = (removal?.version ?? 0) - 1;
    await say("POST", "history/restore", { tripId: id, version: before });
    const { notes } = await load(app, anna, id);
    expect(notes.map(({ text, author }) => [text, author])).toEqual([["From the guest", null]]);
    await say("DELETE", `trip/${id}`);
    const left = await app.database.read((queries) =>
      queries.selectFrom("history_rows").select("version").where("trip_id", "=", id).execute(),
    );
    expect(left).toEqual([]);
  });
});
