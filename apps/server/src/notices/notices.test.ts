import type { Me } from "@castor/core/account/session.ts";
import { limits } from "@castor/core/limits.ts";
import type { Notice } from "@castor/core/notices/notice.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { noteCalls } from "../../testing/calls/note-calls.ts";
import { addPoint, addRoute, addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { removeOldNotices, tell } from "./notice-store.ts";

const money = { type: "same", price: 777, currency: "EUR" };

describe.each(testDatabases())("notices on $name", async (kind) => {
  const app = await serveTests(kind);
  let number = 0;
  let anna: Person;
  let olga: Person;
  let trip: Trip;
  beforeEach(async () => {
    number += 1;
    anna = await app.register(`Anna${number}`);
    olga = await app.register(`Olga${number}`);
    trip = await addTrip(app, anna, { name: "Georgia" });
    await addMember(app, trip.id, olga, "editor");
  });

  const list = async (as: Person) => succeed<Notice[]>(await app.call("GET", "notice", { as }));
  const kindsOf = async (as: Person) => (await list(as)).map((notice) => notice.kind);
  const unreadOf = async (as: Person) =>
    succeed<Me>(await app.call("GET", "auth/me", { as })).unread;
  const call = async (as: Person, path: string, body: object) =>
    succeed(await app.call("POST", path, { as, body }));

  test("a name and a task in a note are told once, however often the note is edited", async () => {
    const calls = noteCalls(app, anna);
    const note = await calls.add(trip.id, { text: `[ ] **Visa** @Olga${number}\nPlan` });
    await calls.save({ id: note.id, text: `[ ] **Visa** @Olga${number}\nOther plan` });
    const [told, ...others] = await list(olga);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      ...{ kind: "assigned", tripId: trip.id, trip: "Georgia", who: `Anna${number}` },
      ...{ text: `Visa @Olga${number}`, isRead: false },
    });
    await calls.add(trip.id, { text: `Ask @Olga${number} and @Anna${number}`, parentId: note.id });
    expect(await kindsOf(olga)).toEqual(["mentioned", "assigned"]);
    // Nobody is told of what they did themselves.
    expect(await kindsOf(anna)).toEqual([]);
    expect(await unreadOf(olga)).toBe(2);
  });

  test("another task for the same person is told, but not a task whose words were changed", async () => {
    const calls = noteCalls(app, anna);
    const first = `[ ] Visa @Olga${number}`;
    const note = await calls.add(trip.id, { text: first });
    await call(olga, "notice/read", {});
    await calls.save({ id: note.id, text: `[ ] A new visa @Olga${number}` });
    expect(await unreadOf(olga)).toBe(0);
    await calls.save({ id: note.id, text: `[ ] Tickets @Olga${number}\n${first}` });
    const [told] = await list(olga);
    expect(told).toMatchObject({ kind: "assigned", isRead: false, text: `Tickets @Olga${number}` });
  });

  test("each is told the line that names them, and nothing of a note that is gone before they read it", async () => {
    const calls = noteCalls(app, anna);
    const text = `[ ] A gift for @Anna${number}\n[ ] Visa @Olga${number}`;
    const note = await calls.add(trip.id, { text });
    expect((await list(olga))[0]).toMatchObject({ kind: "assigned", text: `Visa @Olga${number}` });
    succeed(await app.call("DELETE", `note/${note.id}`, { as: anna }));
    expect(await kindsOf(olga)).toEqual([]);
  });

  test("roles, offers, publishing, joining and removals are told to whom they concern", async () => {
    const { id: tripId } = trip;
    const role = { tripId, userId: olga.id, role: "viewer", seesMoney: false };
    await call(anna, "member", role);
    await call(anna, "member", { ...role, role: "editor" });
    await call(anna, "member/transfer", { tripId, userId: olga.id });
    await call(anna, "trip", { id: tripId, isPublic: true });
    expect(await kindsOf(olga)).toEqual(["published", "transferOffered", "roleChanged"]);
    expect((await list(olga))[2]).toMatchObject({ role: "editor" });
    const peter = await app.register(`Peter${number}`);
    const body = { tripId, role: "viewer", seesMoney: false, days: 1, uses: 1 };
    const { token } = succeed<{ token: string }>(
      await app.call("POST", "invitation", { as: anna, body }),
    );
    await call(peter, "invitation/accept", { token });
    await call(peter, "invitation/accept", { token });
    expect((await list(anna)).map(({ kind, who }) => [kind, who])).toEqual([
      ["joined", `Peter${number}`],
    ]);
    succeed(await app.call("DELETE", `member/${tripId}/${olga.id}`, { as: anna }));
    // Of a trip that is not theirs any more they are told that alone.
    expect(await list(olga)).toMatchObject([{ kind: "removed", tripId: null, trip: "Georgia" }]);
    expect(await unreadOf(olga)).toBe(1);
    succeed(await app.call("DELETE", `member/${tripId}/${peter.id}`, { as: peter }));
    expect(await kindsOf(peter)).toEqual([]);
  });

  test("an invitation by mail is told to a confirmed account, and to nobody else", async () => {
    const peter = await app.register(`Pavel${number}`);
    const body = { tripId: trip.id, role: "viewer", seesMoney: true, days: 1 };
    for (const address of [peter.username, "nobody@castor.example"])
      await call(anna, "invitation/mail", { ...body, address });
    expect(await list(peter)).toMatchObject([{ kind: "invited", tripId: null, role: "viewer" }]);
  });

  test("another reservation or date is told to the others, several in one notice, and no price", async () => {
    const day = await addRoute(app, anna, trip.id);
    const point = await addPoint(app, anna, day.id, { reservationTime: "12:00" });
    expect(await list(olga)).toMatchObject([{ kind: "changed", field: "time", value: "12:00" }]);
    await call(anna, "point", { id: point.id, reservationTime: "13:30", finance: money });
    const [time] = await list(olga);
    expect(time).toMatchObject({ kind: "changed", text: "Café Central", field: "time" });
    expect(time).toMatchObject({ value: "13:30", count: 1, who: `Anna${number}` });
    expect(JSON.stringify(time)).not.toContain("777");
    await call(anna, "point", { id: point.id, description: "Quiet", reservationTime: "13:30" });
    await call(anna, "point", { id: point.id, reservationTime: "14:00" });
    expect((await list(olga)).map(({ value }) => value)).toEqual(["14:00"]);
    await call(olga, "route", { id: day.id, date: "2027-05-03 09:00" });
    expect(await list(anna)).toMatchObject([
      { kind: "changed", field: "date", value: "2027-05-03 09:00", text: "First day" },
    ]);
    await addRoute(app, anna, trip.id, { date: "2027-05-05 09:00" });
    await call(anna, "trip/shift", { tripId: trip.id, days: 1 });
    const [several] = await list(olga);
    expect(several).toMatchObject({ kind: "changed", count: 2, tripId: trip.id });
    // Nobody is told in a trip of one person.
    const own = await addTrip(app, anna);
    const ownDay = await addRoute(app, anna, own.id);
    await call(anna, "route", { id: ownDay.id, date: "2027-06-01 09:00" });
    expect(await kindsOf(anna)).toEqual(["changed"]);
  });

  test("a reservation that goes with its point is told, and not one that moves with it", async () => {
    const day = await addRoute(app, anna, trip.id);
    const other = await addRoute(app, anna, trip.id, { date: "2027-05-05 09:00" });
    const baths = await addPoint(app, anna, day.id, { name: "Baths", reservationTime: "14:00" });
    const free = await addPoint(app, anna, day.id);
    await call(olga, "notice/read", {});
    await call(anna, "point/move", { pointId: baths.id, routeId: other.id });
    await call(anna, "idea/from-days", { tripId: trip.id, points: [{ id: baths.id }] });
    const back = { id: baths.id, routeId: day.id };
    await call(anna, "idea/to-days", { tripId: trip.id, ideas: [back] });
    succeed(await app.call("DELETE", `point/${free.id}`, { as: anna }));
    expect(await unreadOf(olga)).toBe(0);
    succeed(await app.call("DELETE", `point/${baths.id}`, { as: anna }));
    const [gone, ...others] = await list(olga);
    expect(gone).toMatchObject({ field: "time", text: "Baths", value: null, isRead: false });
    expect(others.map(({ isRead }) => isRead)).toEqual([true]);
  });

  test("another stay in a hotel is told with its times, also that it is gone, and not its meals", async () => {
    const day = await addRoute(app, anna, trip.id);
    const stay = { checkIn: "2027-05-03 14:00", checkOut: "2027-05-05 12:00" };
    const form = { name: "Grand Hotel", typeId: "Hotel", hotelData: stay };
    const hotel = await addPoint(app, anna, day.id, form);
    await call(olga, "notice/read", {});
    await call(anna, "point", { id: hotel.id, hotelData: { dining: "breakfast" } });
    expect(await unreadOf(olga)).toBe(0);
    const hotelData = { checkOut: "2027-05-06 11:00" };
    await call(anna, "point", { id: hotel.id, hotelData, finance: money });
    const [longer] = await list(olga);
    expect(longer).toMatchObject({ kind: "changed", field: "stay", text: "Grand Hotel", count: 1 });
    expect(longer?.value).toBe("2027-05-03 14:00/2027-05-06 11:00");
    expect(JSON.stringify(longer)).not.toContain("777");
    await call(anna, "point", { id: hotel.id, hotelData: null });
    expect((await list(olga))[0]).toMatchObject({ field: "stay", value: null });
  });

  test("what is read is read on each device; others' notices stay", async () => {
    for (const text of [`@Olga${number} one`, `@Olga${number} two`])
      await noteCalls(app, anna).add(trip.id, { text });
    const [newest] = await list(olga);
    await call(anna, "notice/read", { ids: [newest?.id] });
    expect(await unreadOf(olga)).toBe(2);
    await call(olga, "notice/read", { ids: [newest?.id] });
    expect((await list(olga)).map(({ isRead }) => isRead)).toEqual([true, false]);
    await call(olga, "notice/read", {});
    expect(await unreadOf(olga)).toBe(0);
    expect((await app.call("GET", "notice", { as: null })).statusCode).toBe(401);
  });

  test("so many are kept, for a year, and are read page by page; they are in the download", async () => {
    const detail = { trip: "Georgia", who: "Anna", text: "", role: null };
    const start = Date.parse("2026-01-01T00:00:00Z");
    await app.database.write(async (queries) => {
      for (let index = 0; index < limits.noticesPerUser + 5; index++) {
        const of = { userId: olga.id, tripId: trip.id, subjectId: `note ${index}` };
        const at = new Date(start + index * 60_000);
        await tell(queries, { ...of, kind: "mentioned", detail }, at);
      }
    });
    expect(await unreadOf(olga)).toBe(limits.noticesPerUser);
    const first = await list(olga);
    expect(first).toHaveLength(limits.noticesPerPage);
    const before = first.at(-1)?.created ?? "";
    const next = succeed<Notice[]>(await app.call("GET", `notice?before=${before}`, { as: olga }));
    expect(next[0]?.created).toBe(new Date(Date.parse(before) - 60_000).toISOString());
    const file = succeed<{ notices: Notice[] }>(await app.call("GET", "auth/export", { as: olga }));
    expect(file.notices).toHaveLength(limits.noticesPerUser);
    const later = new Date("2027-02-01T00:00:00Z");
    await app.database.write((queries) => removeOldNotices(queries, later, 1_000));
    expect(await list(olga)).toEqual([]);
  });
});
