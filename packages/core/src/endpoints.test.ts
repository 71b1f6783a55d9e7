import { expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

const rows: Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values(group));
const named = (row: Endpoint) => `${row.method} ${row.path}`;

test("Every call of section 7 for accounts, trips, routes, points and notes that this server knows is a row, once", () => {
  const names = rows.map(named);
  expect(new Set(names).size).toBe(names.length);
  for (const name of [
    "POST auth/login",
    "POST auth/register",
    "GET auth/me",
    "PUT auth/language",
    "POST auth/confirm",
    "POST auth/refresh",
    "GET trip/{id}",
    "GET trip",
    "POST trip",
    "DELETE trip/{id}",
    "GET trip/copy/{id}",
    "GET route/{id}",
    "GET route/all/{tripId}",
    "POST route",
    "DELETE route/{id}",
    "POST point",
    "GET point/{id}",
    "DELETE point/{id}",
    "GET point/global/{id}",
    "DELETE point/global/{id}",
    "POST point/move",
    "POST point/order",
    "POST point/attach",
    "POST note",
    "DELETE note/{id}",
    "GET note/{tripId}",
    "POST note/order",
  ])
    expect(names, name).toContain(name);
});

test("Paths have no slash at either end, and no literal stands where another row has a parameter of the same method", () => {
  for (const row of rows) expect(row.path).toMatch(/^[a-z]+(\/([a-z-]+|\{\w+\}))*$/);
  const shapes = rows.map((row) => named(row).replace(/\{\w+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("What changes trips and is not a copy is the owner's; what only reads them is for whoever may read them", () => {
  for (const row of rows.filter(({ path }) => /^(trip|route|point)/.test(path))) {
    const isCopy = row.path.startsWith("trip/copy");
    const changes = row.changes?.includes("trips") ?? false;
    expect(changes, named(row)).toBe(isCopy || row.method !== "GET");
    if (row.path === "trip" && row.method === "GET") expect(row.access.who).toBe("signed-in");
    else expect(row.access.who, named(row)).toBe(changes && !isCopy ? "trip-owner" : "trip-reader");
  }
});

test("Money and notes are the owner's alone: to others they are not there", () => {
  const own = rows.filter(({ path }) => /^(note|finance)/.test(path));
  expect(own.map(({ access }) => access.who)).toEqual(own.map(() => "trip-private"));
  expect(own.length).toBeGreaterThan(6);
});

test("The field that leads an access rule to its trip is a field of the path or the body", () => {
  for (const row of rows) {
    if (!("trip" in row.access)) continue;
    for (const [, field] of row.access.trip) {
      const inPath = row.path.includes(`{${field}}`);
      const sent = { [field]: "an-id", id: "an-id" };
      const parsed = row.body?.safeParse(sent);
      const wrong = row.body?.safeParse({ ...sent, [field]: 5 });
      const named = wrong?.error?.issues.some(({ path }) => path[0] === field);
      expect(inPath || (parsed !== undefined && named), `${row.path} ${field}`).toBe(true);
    }
  }
});

test("Only what makes something honours an Idempotency-Key, and only reads carry an ETag", () => {
  for (const row of rows) {
    if (row.creates) expect(row.method === "POST" || row.path === "trip/copy/{id}").toBe(true);
    if (row.isVersioned || row.isDated)
      expect([row.method, row.changes]).toEqual(["GET", undefined]);
  }
});
