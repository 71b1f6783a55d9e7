import { limits } from "@castor/core/limits.ts";
import { describe, expect, test, vi } from "vitest";
import { makeTripIn } from "../../../testing/calls/trip-states.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import { runAdmin } from "../../commands/admin/run-admin.ts";
import { saveReport } from "./report-store.ts";

describe.each(testDatabases())("reports of public trips on $name", async (kind) => {
  const server = await serveTests(kind, { TRUST_PROXY: "1" });
  const owner = await server.register("Owner");
  const reader = await server.register("Reader");

  const listed = async () => (await makeTripIn(server, owner, "listed")).trip;
  const report = (tripId: string, as: Person | null, more: object = {}, from = "192.0.2.1") =>
    server.call("POST", "catalog/report", {
      as,
      body: { tripId, reason: "spam", ...more },
      headers: { "x-forwarded-for": from },
    });
  const admin = async (...command: string[]) => {
    const lines: string[] = [];
    const { database, config } = server;
    const printLine = (line: string) => void lines.push(line);
    const { publicUrl } = config;
    await runAdmin(command, { database, config, publicUrl, now: new Date(), printLine });
    return lines;
  };
  const reportsOf = async (tripId: string) =>
    (await admin("reports", "list")).filter((line) => line.includes(`/${tripId}/`));

  test("a user and a visitor report a trip, and the operator reads who, why and what they wrote", async () => {
    const trip = await listed();
    const text = "Look at day 2\n\u009b31m\u202e";
    expect((await report(trip, reader, { reason: "privateData", text })).json()).toEqual({
      success: true,
    });
    expect((await report(trip, null)).statusCode).toBe(200);
    const lines = await reportsOf(trip);
    expect(lines).toHaveLength(2);
    const [ofReader, ofVisitor] = lines.map((line) => line.split("\t"));
    expect(ofReader?.slice(1)).toEqual([
      "privateData",
      `${server.config.publicUrl}/map/${trip}/show`,
      reader.username,
      expect.any(String),
      String.raw`"Look at day 2\n\u{9b}31m\u{202e}"`,
    ]);
    expect(ofVisitor?.slice(1, 4)).toEqual(["spam", expect.any(String), "a visitor"]);
  });

  test("who reports a trip again has one report, the newest; another address has its own", async () => {
    const trip = await listed();
    await report(trip, reader);
    await report(trip, reader, { reason: "copyright" });
    await report(trip, null);
    await report(trip, null, { reason: "offensive" });
    await report(trip, null, { reason: "other" }, "192.0.2.2");
    const reasons = (await reportsOf(trip)).map((line) => line.split("\t")[1]);
    expect(reasons.toSorted()).toEqual(["copyright", "offensive", "other"]);
    const stored = await server.database.read((queries) =>
      queries.selectFrom("catalog_reports").selectAll().execute(),
    );
    expect(JSON.stringify(stored)).not.toContain("192.0.2.");
  });

  test("a trip keeps a bounded number of them", async () => {
    const trip = await listed();
    await server.database.write(async (queries) => {
      for (let index = 0; index <= limits.reportsPerTrip; index += 1) {
        const one = { tripId: trip, reason: "spam", text: "" } as const;
        await saveReport(queries, one, { addressHash: `visitor ${index}` }, new Date());
      }
    });
    expect((await report(trip, reader)).statusCode).toBe(200);
    expect(await reportsOf(trip)).toHaveLength(limits.reportsPerTrip);
  });

  test("a private trip is not there, an own one is refused, and bad input is 400", async () => {
    const { trip: secret } = await makeTripIn(server, owner, "private");
    expect((await report(secret, reader)).statusCode).toBe(404);
    expect((await report(secret, null)).statusCode).toBe(404);
    const trip = await listed();
    expect((await report(trip, owner)).statusCode).toBe(403);
    expect((await report(trip, reader, { reason: "dull" })).statusCode).toBe(400);
    const long = { text: "x".repeat(limits.reportText + 1) };
    expect((await report(trip, reader, long)).statusCode).toBe(400);
    expect(await reportsOf(trip)).toEqual([]);
  });

  test("neither the owner nor a reader sees anything of a report", async () => {
    const trip = await listed();
    const addresses = [
      ...[`trip/${trip}`, "trip", "catalog", `json/export/${trip}`],
      ...["auth/activity", "auth/export"],
    ];
    const read = async () =>
      Promise.all(
        [owner, null].flatMap((as) =>
          addresses.map(async (address) => (await server.call("GET", address, { as })).body),
        ),
      );
    const before = await server.call("GET", `trip/${trip}`, { as: owner });
    await report(trip, reader, { text: "seen by nobody" });
    const after = await server.call("GET", `trip/${trip}`, { as: owner });
    expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
    for (const body of await read()) {
      expect(body).not.toContain("seen by nobody");
      expect(body).not.toContain(reader.username);
    }
  });

  test("resolved reports are gone, and the trip may be reported again", async () => {
    const trip = await listed();
    await report(trip, reader);
    await report(trip, null);
    expect(await admin("reports", "resolve", trip)).toEqual([expect.stringContaining(": 2.")]);
    expect(await reportsOf(trip)).toEqual([]);
    await report(trip, reader);
    expect(await reportsOf(trip)).toHaveLength(1);
  });

  test("a report goes with its trip, and stays without a name when its reporter's account is removed", async () => {
    const leaver = await server.register("Leaver");
    const [kept, removed] = [await listed(), await listed()];
    await report(kept, leaver, { text: "stays" });
    await report(removed, leaver);
    await server.call("DELETE", `trip/${removed}`, { as: owner });
    expect(await reportsOf(removed)).toEqual([]);
    await server.call("DELETE", "auth/account", {
      as: leaver,
      body: { password: leaver.password },
    });
    await vi.waitFor(async () =>
      expect(await reportsOf(kept)).toEqual([expect.stringMatching(/\ta visitor\t.*"stays"$/)]),
    );
  });
});
