import { randomUUID } from "node:crypto";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { describe, expect, test } from "vitest";
import { addMember, type MemberStanding } from "../../testing/calls/add-members.ts";
import { everyRow, isTripRow, sendSample } from "../../testing/calls/every-row.ts";
import { textOfBody } from "../../testing/calls/file-text.ts";
import { publishSecrets } from "../../testing/calls/secret-trip.ts";
import { addPoint, addRoute, addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

const hiders = ["viewer without money", "editor without money"] as const;
/** Marks of a secret trip that are no money, so members find them. */
const shownMarks =
  /^(?:texts|position|time|stay|id) of|note|reply|booked|check-in|meals|minutes|member|traveller|^owner/;
const finance = { price: 777_001.25, currency: "EUR", paymentDueDate: "2051-01-02" };

describe.each(testDatabases())("hidden money on $name", async (kind) => {
  const server = await serveTests(kind);
  const owner = await server.register("Zqowner");
  const secret = await publishSecrets(server, owner);
  const save = (path: string, body: object, as = owner, headers = {}) =>
    server.call("POST", path, { as, body, headers });

  async function share(tripId: string, standing: MemberStanding) {
    const person = await server.register(`Member${randomUUID().slice(0, 8)}`);
    await addMember(server, tripId, person, standing);
    return person;
  }
  /** A trip with a stop that costs something, and an editor who does not see what. */
  async function makeHidden(standing: MemberStanding = "editor without money") {
    const trip = await addTrip(server, owner);
    const day = await addRoute(server, owner, trip.id);
    const stop = await addPoint(server, owner, day.id, { name: "Castle", finance });
    return { trip, day, stop, editor: await share(trip.id, standing) };
  }
  const priceOf = async (tripId: string) =>
    (await load(server, owner, tripId)).routes[0]?.points[0]?.finance?.price;

  test.each(hiders)("no answer and no file says any of it to a %s", async (standing) => {
    const member = await share(secret.ids.trip, standing);
    const marks = Object.entries(secret.marks).filter(([what]) => !shownMarks.test(what));
    expect(marks.length).toBeGreaterThan(20);
    const marksIn = (text: string) =>
      marks.flatMap(([what, mark]) => (mark.test(text) ? what : []));
    const seen: string[] = [];
    // Removals answer that they are done.
    for (const entry of everyRow.filter((each) => isTripRow(each) && each.row.method !== "DELETE"))
      for (const headers of [{}, { "idempotency-key": randomUUID() }]) {
        const answer = await sendSample(server, entry, secret.ids, { as: member, headers });
        const text = `${JSON.stringify(answer.headers)}\n${await textOfBody(answer)}`;
        expect([entry.name, marksIn(text)]).toEqual([entry.name, []]);
        seen.push(text);
      }
    seen.push((await server.call("GET", "trip", { as: member })).body);
    seen.push((await server.call("GET", "auth/export", { as: member })).body);
    expect(marksIn(seen.join("\n"))).toEqual([]);
    // The owner's own reads have them all, and the member's have what is no money.
    expect(seen.join("\n")).toMatch(/Zqglobalnote/);
    expect(marksIn(JSON.stringify(await load(server, owner, secret.ids.trip)))).toHaveLength(
      marks.length,
    );
  });

  test("files have no words of prices, payments and deadlines either", async () => {
    const { trip, editor } = await makeHidden();
    for (const format of ["pdf", "kmz", "gpx", "geojson", "calendar", "json/export"]) {
      const read = async (as: typeof owner) =>
        textOfBody(await server.call("GET", `${format}/${trip.id}`, { as }));
      const money = /777[,. \u00a0\u202f]?001|2051|20510102/;
      expect([format, money.test(await read(owner))]).toEqual([format, true]);
      expect([format, money.test(await read(editor))]).toEqual([format, false]);
    }
  });

  test("a save that names a price is refused, and one without it leaves the price", async () => {
    const { trip, day, stop, editor } = await makeHidden();
    for (const changed of [finance, { price: null }, null])
      expect((await save("point", { id: stop.id, finance: changed }, editor)).statusCode).toBe(403);
    const fresh = { routeId: day.id, name: "New", lat: 1, lng: 2 };
    expect((await save("point", { ...fresh, finance }, editor)).statusCode).toBe(403);
    const idea = { tripId: trip.id, name: "Idea", lat: 1, lng: 2 };
    expect((await save("idea", { ...idea, finance }, editor)).statusCode).toBe(403);
    expect(await priceOf(trip.id)).toBe(finance.price);
    const made = succeed<Point>(await save("point", { ...fresh, finance: null }, editor));
    expect(made.finance).toBeNull();
    const renamed = succeed<Point>(await save("point", { id: stop.id, name: "Tower" }, editor));
    expect([renamed.name, renamed.finance]).toEqual(["Tower", null]);
    const kept = succeed<Idea>(await save("idea", { ...idea, linkId: stop.linkId }, editor));
    expect([kept.name, kept.finance]).toEqual(["Tower", null]);
    expect(await priceOf(trip.id)).toBe(finance.price);
    // Moving all dates moves deadlines that its mover does not see.
    succeed(await save("trip/shift", { tripId: trip.id, days: 1 }, editor));
    const [shifted] = (await load(server, owner, trip.id)).routes[0]?.points ?? [];
    expect(shifted?.finance).toMatchObject({ price: finance.price, paymentDueDate: "2051-01-03" });
  });

  test("a copy and what is brought in have none", async () => {
    const { trip, stop, editor } = await makeHidden();
    const copy = succeed<Trip>(await server.call("GET", `trip/copy/${trip.id}`, { as: editor }));
    expect(copy).toMatchObject({ role: "owner", seesMoney: true, canEdit: true });
    expect((await load(server, editor, copy.id)).routes[0]?.points[0]?.finance).toBeNull();
    const file = succeed<object>(await server.call("GET", `json/export/${trip.id}`, { as: owner }));
    succeed(await save("trip/import", { tripId: trip.id, jsonData: file, targets: [] }, editor));
    const points = (await load(server, owner, trip.id)).routes.flatMap((route) => route.points);
    expect(points.map((point) => [point.id === stop.id, point.finance?.price])).toEqual([
      [true, finance.price],
      [false, undefined],
    ]);
  });

  test("what is removed without seeing its price leaves the price as a cost, for all nights of a stay", async () => {
    const { trip, day, stop, editor } = await makeHidden();
    const hotel = await addPoint(server, owner, day.id, {
      ...{ name: "Inn", typeId: "Hotel", finance: { price: 50.5, isPerNight: true } },
      hotelData: { checkIn: "2027-05-01 15:00", checkOut: "2027-05-04 11:00" },
    });
    const free = await addPoint(server, owner, day.id, { name: "Park" });
    for (const { id } of [stop, free])
      succeed(await server.call("DELETE", `point/${id}`, { as: editor }));
    const itemsOf = async () =>
      (await load(server, owner, trip.id)).financeItems.map(({ name, finance: block }) => [
        name,
        block?.price,
        block?.isPerNight,
      ]);
    expect(await itemsOf()).toEqual([["Castle", finance.price, false]]);
    succeed(await server.call("DELETE", `route/${day.id}`, { as: editor }));
    expect(await itemsOf()).toEqual([
      ["Castle", finance.price, false],
      ["Inn", 151.5, false],
    ]);
    expect((await load(server, editor, trip.id)).financeItems).toEqual([]);
    expect(hotel.finance?.price).toBe(50.5);
  });

  test("what its owner removes is gone with its price", async () => {
    const { trip, stop } = await makeHidden();
    succeed(await server.call("DELETE", `point/${stop.id}`, { as: owner }));
    expect((await load(server, owner, trip.id)).financeItems).toEqual([]);
  });

  test("taking out things leaves the costs that a member does not see", async () => {
    const { trip, editor } = await makeHidden();
    const item = succeed<{ id: string }>(await save("finance", { tripId: trip.id, name: "Visa" }));
    const nothing = { routes: [], points: [], ideas: [], notes: [] };
    const things = { ...nothing, financeItems: [{ id: item.id }] };
    succeed(await save("trip/take-out", { tripId: trip.id, things }, editor));
    expect((await load(server, owner, trip.id)).financeItems).toHaveLength(1);
  });

  test("the flags of publishing are the owner's alone", async () => {
    const { trip, editor } = await makeHidden("editor");
    for (const flag of ["isPublic", "isInCatalog", "isDraft"])
      for (const value of [true, false])
        expect((await save("trip", { id: trip.id, [flag]: value }, editor)).statusCode).toBe(403);
    succeed(await save("trip", { id: trip.id, name: "Renamed" }, editor));
    expect(await load(server, owner, trip.id)).toMatchObject({ name: "Renamed", isPublic: false });
  });

  test("a kept answer is given again to whoever still stands so", async () => {
    const { trip, stop, editor } = await makeHidden("editor");
    const long = await addPoint(
      server,
      owner,
      (await load(server, owner, trip.id)).routes[0]?.id ?? "",
      {
        ...{ name: "Long", description: "x".repeat(20_000), finance },
      },
    );
    const calls = [
      ["point", { id: stop.id, name: "Tower" }],
      ["point/order", { point: long.id, order: 0 }],
      ["trip/shift", { tripId: trip.id, days: 0 }],
    ] as const;
    const headers = calls.map(() => ({ "idempotency-key": randomUUID() }));
    const ask = async () => {
      const answers = [];
      for (const [index, [path, body]] of calls.entries())
        answers.push(await save(path, body, editor, headers[index]));
      return answers;
    };
    const first = await ask();
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(first[0]?.body).toContain("777001.25");
    const give = (seesMoney: boolean, role = "editor") =>
      save("member", { tripId: trip.id, userId: editor.id, role, seesMoney });
    succeed(await give(false));
    // The short one was kept with its money; the long ones are read again without.
    const hidden = await ask();
    expect(hidden.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200]);
    expect(hidden.map(({ body }) => body).join()).not.toContain("777001.25");
    succeed(await give(true, "viewer"));
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    succeed(await server.call("DELETE", `member/${trip.id}/${editor.id}`, { as: owner }));
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test("a file that tells of money at its place is read by nobody else, until it is shown to all members", async () => {
    const { trip, day, stop, editor } = await makeHidden();
    const viewer = await share(trip.id, "viewer");
    const read = async (as: typeof owner | null) =>
      (await server.call("GET", `file/${fileId}`, { as })).statusCode;
    const seenBy = async (as: typeof owner | null) => (await load(server, as, trip.id)).attachments;
    const fileId = await addFile(server, owner, trip.id, { name: "Confirmation.pdf" });
    const at = { fileId, kind: "place", thingId: stop.linkId, showsMoney: true } as const;
    const made = await addAttachment(server, owner, trip.id, at);
    expect(made.showsMoney).toBe(true);
    expect([await seenBy(editor), await seenBy(viewer)]).toEqual([[], [made]]);
    expect([await read(editor), await read(viewer)]).toEqual([404, 200]);
    const elsewhere = { tripId: trip.id, fileId, kind: "route", thingId: day.id };
    for (const body of [elsewhere, { id: made.id, showsMoney: false }])
      expect((await save("attachment", body, editor)).statusCode).toBe(404);
    for (const path of [`attachment/${made.id}`, `file/${fileId}`])
      expect((await server.call("DELETE", path, { as: editor })).statusCode).toBe(404);
    // Moved it still tells of money, and visitors see none that is ticked.
    succeed(await save("attachment", { id: made.id, kind: "route", thingId: day.id }));
    succeed(await save("file/publish", { id: fileId, isPublic: true }));
    succeed(await save("trip", { id: trip.id, isPublic: true }));
    expect([await seenBy(null), await read(null), await read(editor)]).toEqual([[], 404, 404]);
    succeed(await save("attachment", { id: made.id, showsMoney: false }));
    expect(await seenBy(editor)).toMatchObject([{ kind: "route", showsMoney: false }]);
    expect([await read(editor), await read(null)]).toEqual([200, 200]);
  });
});
