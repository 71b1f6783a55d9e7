import { readFileSync } from "node:fs";
import {
  makeFinanceItem,
  makeIdea,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { addDays } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addTrip } from "../../src/trips/new-trip-store.ts";
import { everyRow, isRead, isTripRow, sendSample } from "../calls/every-row.ts";
import { type Ids, wholeVersion } from "../calls/sample-calls.ts";
import { addFile, onePixel } from "../calls/upload-calls.ts";
import { testDatabases } from "../databases/each-database.ts";
import { recordStatements } from "../databases/record-statements.ts";
import { type Person, startTestApp, type TestApp } from "../servers/test-app.ts";

const now = new Date("2026-11-20T08:00:00.000Z");
const readInCheckout = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

/** The file of all budgets, as `bench/budgets.ts` describes it. */
const budgets: Record<"queries" | "answers", Record<string, { limit: number }>> = JSON.parse(
  readInCheckout("bench/budgets.json"),
);

/** Natural text: a window of gzip is smaller, so repetitions further apart gain nothing. */
const prose = readInCheckout("docs/specification.md").replace(/\s+/g, " ");
const textOf = (n: number) => {
  const start = (n * 200) % (prose.length - 200);
  return prose.slice(start, start + 200);
};

function makeLongTrip(days: number, pointsOfDay: number): Trip {
  let made = 0;
  const routes = Array.from({ length: days }, (_, day) =>
    makeRoute({
      name: `Day ${day + 1}`,
      date: `${addDays("2027-01-01", day)} 09:00`,
      points: Array.from({ length: pointsOfDay }, (_, index) =>
        makePoint({
          name: textOf(made).slice(60, 84),
          description: textOf(made++),
          lat: 41.69 + index / 100,
          lng: 44.83 + day / 100,
        }),
      ),
    }),
  );
  const items = Array.from({ length: days }, () => makeFinanceItem());
  const notes = Array.from({ length: days }, () => makeNote());
  const ideas = Array.from({ length: days }, () => makeIdea());
  return makeTrip({ routes, ideas, financeItems: items, notes });
}

const idsOf = (trip: Trip, file: string): Ids => {
  const [route, otherRoute] = trip.routes;
  const [stop] = route?.points ?? [];
  return {
    trip: trip.id,
    route: route?.id ?? "",
    otherRoute: otherRoute?.id ?? "",
    stop: stop?.id ?? "",
    place: stop?.linkId ?? "",
    idea: trip.ideas[0]?.id ?? "",
    item: trip.financeItems[0]?.id ?? "",
    note: trip.notes[0]?.id ?? "",
    file,
    attachment: "",
    member: "",
  };
};

describe.each(testDatabases())("budgets of calls on $name", (kind) => {
  let server: TestApp;
  let anna: Person;
  let statements: ReturnType<typeof recordStatements>;
  beforeAll(async () => {
    statements = recordStatements();
    server = await startTestApp(kind);
    anna = await server.register("Anna");
  });
  afterAll(async () => {
    statements.stop();
    await server.dispose();
  });

  const store = (trip: Trip) =>
    server.database.write(async (queries) => {
      await addTrip(queries, anna.id, trip, now);
      await queries
        .updateTable("trips")
        .set({ version: wholeVersion })
        .where("id", "=", trip.id)
        .execute();
    });

  const count = async (name: string, ids: Ids) => {
    const entry = everyRow.find((row) => row.name === name);
    if (entry === undefined) throw new Error(`No row ${name}.`);
    statements.take();
    const answer = await sendSample(server, entry, ids, { as: anna });
    expect([name, answer.statusCode]).toEqual([name, 200]);
    return statements.take().length;
  };

  // A PDF takes seconds to draw. It reads the trip as the other files do. A stream goes on reading when its call is answered.
  const reads = everyRow.filter(
    (entry) =>
      isRead(entry) &&
      isTripRow(entry) &&
      entry.name !== "exports.pdf" &&
      entry.row.isStream !== true,
  );

  /** The statements of each read, of a small trip and of a large one. */
  async function measure(): Promise<Record<string, number[]>> {
    const measured: Record<string, number[]> = {};
    for (const size of [2, 12]) {
      const trip = makeLongTrip(size, size);
      for (let other = 0; other < size; other++) await store(makeLongTrip(1, 1));
      await store(trip);
      const ids = idsOf(trip, await addFile(server, anna, trip.id, { content: onePixel }));
      for (const { name } of [...reads, { name: "trips.list" }])
        for (const label of [name, `${name}, again`])
          measured[label] = [...(measured[label] ?? []), await count(name, ids)];
    }
    return measured;
  }
  const isGrown = ([few, many]: readonly number[] = []) => few !== many;

  test("no read sends more statements for a larger trip or a longer list", async () => {
    let measured = await measure();
    // What the server does by the clock is counted too: a busy machine may have it in one call.
    if (Object.values(measured).some(isGrown)) {
      const before = measured;
      measured = await measure();
      for (const [name, counts] of Object.entries(before))
        if (isGrown(measured[name]) && !isGrown(counts)) measured[name] = counts;
    }
    const grown = Object.entries(measured).filter(([, counts]) => isGrown(counts));
    expect(Object.fromEntries(grown)).toEqual({});
    const over = Object.entries(budgets.queries)
      .map(([name, { limit }]) => ({ name, limit, statements: measured[name]?.[1] }))
      .filter(({ limit, statements }) => statements === undefined || statements > limit);
    expect(over).toEqual([]);
  });

  test("a trip of 1,020 points with natural descriptions is within its compressed bytes", async () => {
    const trip = makeLongTrip(60, 17);
    await store(trip);
    const headers = { "accept-encoding": "gzip" };
    const answer = await server.call("GET", `trip/${trip.id}`, { as: anna, headers });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    const kilobytes = answer.rawPayload.length / 1000;
    expect(kilobytes).toBeLessThanOrEqual(budgets.answers["trips.get"]?.limit ?? 0);
  });
});
