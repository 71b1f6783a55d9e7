import { expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

const rows: Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values(group));
const named = (row: Endpoint) => `${row.method} ${row.path}`;

test("Every call of specification#calls for accounts, trips, routes, points and notes that this server has is in the table once", () => {
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

test("Paths neither start nor end with a slash, and no two paths of one method differ only in the name of a parameter", () => {
  for (const row of rows) expect(row.path).toMatch(/^[a-z]+(\/([a-z-]+|\{\w+\}))*$/);
  const shapes = rows.map((row) => named(row).replace(/\{\w+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("Editors change a trip, its owner removes it; everyone who may read a trip may call what only reads it and may copy it", () => {
  const shared = rows.filter(({ path }) =>
    /^(trip(?!\/visits|\/presence|\/\{tripId\}\/stream)|route|point)/.test(path),
  );
  for (const row of shared) {
    const isCopy = row.path.startsWith("trip/copy");
    const changes = row.changes?.includes("trips") ?? false;
    expect(changes, named(row)).toBe(isCopy || row.method !== "GET");
    const right =
      named(row) === "GET trip"
        ? "signed-in"
        : named(row) === "DELETE trip/{id}"
          ? "trip-owner"
          : changes && !isCopy
            ? "trip-editor"
            : "trip-reader";
    expect([named(row), row.access.who]).toEqual([named(row), right]);
  }
});

test("Visitors do not find money, notes, ideas, members, counts of visits, who is here, streams, files and secret links", () => {
  // `GET member` is of the caller's own trips, whoever calls.
  const hidden = rows.filter(
    (row) =>
      /^(note|finance|idea|member|trip\/visits|trip\/presence|trip\/\{tripId\}\/stream|json\/export|calendar\/\{tripId\}\/)/.test(
        row.path,
      ) && named(row) !== "GET member",
  );
  for (const row of hidden)
    expect([named(row), row.access]).toEqual([
      named(row),
      expect.objectContaining({
        isPrivate: true,
        ...(row.path.startsWith("finance") && { isMoney: true }),
      }),
    ]);
  expect(hidden.length).toBeGreaterThan(16);
});

test("Publishing is the owner's alone", () => {
  expect(endpoints.trips.save.access).toMatchObject({
    who: "trip-editor",
    ownerFields: ["isPublic", "isInCatalog", "isDraft"],
  });
  for (const { access } of rows)
    if ("trip" in access && access.ownerFields) expect(access).toBe(endpoints.trips.save.access);
});

test("The locator of an access rule names fields of the path, the query or the body", () => {
  for (const row of rows) {
    if (!("trip" in row.access)) continue;
    for (const [, field] of row.access.trip) {
      const inPath = row.path.includes(`{${field}}`);
      const sent = { [field]: "an-id", id: "an-id" };
      const given = row.body ?? row.query;
      const parsed = given?.safeParse(sent);
      const wrong = given?.safeParse({ ...sent, [field]: 5 });
      const named = wrong?.error?.issues.some(({ path }) => path[0] === field);
      expect(inPath || (parsed !== undefined && named), `${row.path} ${field}`).toBe(true);
    }
  }
});

test("Exactly the calls that change trips honour an Idempotency-Key, and only reads carry an ETag", () => {
  for (const row of rows) {
    // An account goes with all its trips; its keys go too.
    const changesTrips = row.changes?.includes("trips") === true && !row.path.startsWith("auth/");
    expect(row.isKeyed === true, row.path).toBe(changesTrips);
    if (row.isVersioned || row.isDated)
      expect([row.method, row.changes]).toEqual(["GET", undefined]);
  }
});
