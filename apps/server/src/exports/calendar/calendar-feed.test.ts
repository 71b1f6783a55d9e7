import type { CalendarFeed } from "@castor/core/exports/calendar/calendar-feed.ts";
import { readCalendar } from "@castor/core/testing/read-calendar.ts";
import { describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, succeed } from "../../../testing/calls/trip-calls.ts";
import { makeTripIn, tripStateNames } from "../../../testing/calls/trip-states.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import { type Person, startTestApp } from "../../../testing/servers/test-app.ts";
import { wrongKeyFigure } from "../../http/limits/address-limits.ts";

describe.each(testDatabases())("a calendar on $name", async (kind) => {
  const server = await serveTests(kind);
  const owner = await server.register("Owner");
  const stranger = await server.register("Stranger");

  const renew = async (trip: string) => {
    const answer = await server.call("POST", `calendar/${trip}/key`, { as: owner });
    return new URL(succeed<{ url: string }>(answer).url);
  };
  const follow = ({ pathname, search }: URL, as: Person | null = null) =>
    server.app.inject({
      url: pathname + search,
      headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
    });
  const stateOf = async (trip: string) =>
    succeed<CalendarFeed>(await server.call("GET", `calendar/${trip}/key`, { as: owner }));

  test("is a file in the time zones of the places, with the trip's name", async () => {
    const trip = await addTrip(server, owner, { name: "Тбилиси; и горы" });
    const day = await addRoute(server, owner, trip.id, { date: "2026-12-05 09:00" });
    const position = { lat: 41.69, lng: 44.8, timeToSpend: 60 };
    await addPoint(server, owner, day.id, { ...position, name: "Баня" });
    await addPoint(server, owner, day.id, { ...position, name: "Ужин", reservationTime: "19:00" });
    const answer = await server.call("GET", `calendar/${trip.id}`, {
      as: owner,
      headers: { "x-language": "ru" },
    });
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(answer.headers["content-disposition"]).toContain(
      `filename*=UTF-8''${encodeURIComponent("Тбилиси; и горы.ics")}`,
    );
    const { name, events, zones } = readCalendar(answer.body);
    expect([name, zones]).toEqual(["Тбилиси; и горы", ["Asia/Tbilisi"]]);
    expect(events.map(({ summary, start }) => [summary, new Date(start).toISOString()])).toEqual([
      [`Тбилиси; и горы: ${day.name}`, "2026-12-05T00:00:00.000Z"],
      ["Баня", "2026-12-05T05:00:00.000Z"],
      ["Ужин", "2026-12-05T15:00:00.000Z"],
    ]);
    expect(events[2]?.description).toMatch(/^Прибытие по плану: /);
    const visitors = await addTrip(server, owner, { isPublic: true, name: "Public" });
    await addPoint(server, owner, (await addRoute(server, owner, visitors.id)).id);
    const seen = await server.call("GET", `calendar/${visitors.id}`);
    expect(readCalendar(seen.body).events.map(({ isDay }) => isDay)).toEqual([true]);
  });

  test.each(tripStateNames)("of a trip that is %s opens by its key alone", async (state) => {
    const { trip } = await makeTripIn(server, owner, state);
    expect(await stateOf(trip)).toEqual({ active: false, created: null });
    const url = await renew(trip);
    expect([url.origin, url.pathname]).toEqual([server.config.publicUrl, `/api/calendar/${trip}`]);
    expect(Buffer.from(url.searchParams.get("key") ?? "", "base64url")).toHaveLength(16);
    const whole = await server.call("GET", `calendar/${trip}`, { as: owner });
    for (const as of [null, stranger, owner]) {
      const answer = await follow(url, as);
      expect([answer.statusCode, answer.body]).toEqual([200, whole.body]);
      const head = await server.app.inject({ method: "HEAD", url: url.pathname + url.search });
      expect([head.statusCode, head.body]).toEqual([200, ""]);
      for (const key of ["", "x", `${url.searchParams.get("key")}x`, "%F0", "a&key=b"]) {
        const wrong = await server.call("GET", `calendar/${trip}?key=${key}`, { as });
        expect([key, wrong.statusCode]).toEqual([key, 404]);
      }
    }
  });

  test("has one key at a time: a new one ends the one before, and the end ends it at once", async () => {
    const trip = await addTrip(server, owner);
    const version = async () =>
      (await server.call("GET", `trip/${trip.id}`, { as: owner })).headers.etag;
    const before = await version();
    const first = await renew(trip.id);
    const second = await renew(trip.id);
    expect([first.pathname, first.search === second.search]).toEqual([second.pathname, false]);
    expect([(await follow(first)).statusCode, (await follow(second)).statusCode]).toEqual([
      404, 200,
    ]);
    const { active, created } = await stateOf(trip.id);
    expect([active, Date.parse(created ?? "")]).toEqual([true, expect.any(Number)]);
    await server.call("DELETE", `calendar/${trip.id}/key`, { as: owner });
    expect((await follow(second)).statusCode).toBe(404);
    expect(await stateOf(trip.id)).toEqual({ active: false, created: null });
    expect((await follow(await renew(trip.id))).statusCode).toBe(200);
    // The trip itself is as it was.
    expect(await version()).toBe(before);
  });

  test("a key opens its own trip alone, and nothing but its calendar", async () => {
    const [own, other] = [await addTrip(server, owner), await addTrip(server, owner)];
    const [url, ofOther] = [await renew(own.id), await renew(other.id)];
    for (const path of [
      ofOther.pathname + url.search,
      `/api/trip/${own.id}${url.search}`,
      `/api/trip/print/${own.id}${url.search}`,
      `/api/geojson/${own.id}${url.search}`,
    ])
      expect([path, (await server.app.inject({ url: path })).statusCode]).toEqual([path, 404]);
    const path = `/api/calendar/${own.id}/key${url.search}`;
    for (const method of ["GET", "POST", "DELETE"] as const)
      expect((await server.app.inject({ method, url: path })).statusCode).toBe(401);
    expect((await follow(url)).statusCode).toBe(200);
  });

  test("ends with its trip, and with its owner's account", async () => {
    const person = await server.register("Leaves");
    const make = async () => {
      const { id } = await addTrip(server, person);
      const answer = await server.call("POST", `calendar/${id}/key`, { as: person });
      return { id, url: new URL(succeed<{ url: string }>(answer).url) };
    };
    const [gone, left] = [await make(), await make()];
    await server.call("DELETE", `trip/${gone.id}`, { as: person });
    expect((await follow(gone.url)).statusCode).toBe(404);
    expect((await follow(left.url)).statusCode).toBe(200);
    succeed(
      await server.call("DELETE", "auth/account", {
        as: person,
        body: { password: person.password },
      }),
    );
    expect((await follow(left.url)).statusCode).toBe(404);
  });

  test("speaks its owner's language, whoever asks", async () => {
    const trip = await addTrip(server, owner);
    const day = await addRoute(server, owner, trip.id);
    const hotelData = { checkIn: "2027-01-01 15:00" };
    await addPoint(server, owner, day.id, { name: "Дом", hotelData });
    const url = await renew(trip.id);
    await server.call("PUT", "auth/language", { as: owner, body: { lang: "ru" } });
    const { body } = await follow(url);
    await server.call("PUT", "auth/language", { as: owner, body: { lang: "en" } });
    expect(body).toContain("SUMMARY:Заезд: Дом");
    expect((await follow(url)).body).toContain("SUMMARY:Check-in: Дом");
  });

  test("is kept as a hash, and its key reaches no log", async () => {
    const trip = await addTrip(server, owner);
    const url = await renew(trip.id);
    const key = url.searchParams.get("key") ?? "";
    await follow(url);
    await server.app.inject({ url: `${url.pathname}/%ff${url.search}` });
    await server.app.inject({ method: "POST", url: url.pathname + url.search });
    const stored = await server.database.read((queries) =>
      queries.selectFrom("calendar_keys").selectAll().execute(),
    );
    expect(stored.find(({ trip_id }) => trip_id === trip.id)?.key_hash).toHaveLength(43);
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(server.log.join("\n")).not.toContain(key);
  });
});

test("Wrong keys are limited by address; a right one opens still", async () => {
  const [sqlite] = testDatabases();
  if (sqlite === undefined) throw new Error("No test database.");
  const server = await startTestApp(sqlite, { RATE_LIMIT: "on" });
  try {
    const owner = await server.register("Owner");
    const trip = await addTrip(server, owner);
    const made = await server.call("POST", `calendar/${trip.id}/key`, { as: owner });
    const { pathname, search } = new URL(succeed<{ url: string }>(made).url);
    const guess = async (id: string) =>
      (await server.call("GET", `calendar/${id}?key=guess`)).statusCode;
    for (let tried = 0; tried < wrongKeyFigure.points; tried++)
      expect(await guess(tried % 2 === 0 ? trip.id : "nowhere")).toBe(404);
    expect([await guess(trip.id), await guess("nowhere")]).toEqual([429, 429]);
    expect((await server.app.inject({ url: pathname + search })).statusCode).toBe(200);
  } finally {
    await server.dispose();
  }
});
