import { rowOf } from "@castor/core/changes/change-rows.ts";
import { renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { changeScripts, makeChanges, startScript } from "@castor/core/testing/any-changes.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callOfChange } from "../../testing/calls/call-of-change.ts";
import { addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { addAnyFiles } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { foldHistory } from "./fold-history-store.ts";

/** What is in a trip. Who may see it and when it was written is nothing that a version has. */
const contentsOf = ({ updated, role, canEdit, isPublic, isInCatalog, isDraft, ...trip }: Trip) => ({
  ...trip,
  routes: trip.routes.map(({ isReadonly, ...route }) => route),
});

describe.each(testDatabases())("any history on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  beforeAll(async () => {
    app = await startTestApp(kind, { RATE_LIMIT: "off" });
    anna = await app.register("Anna");
  });
  afterAll(() => app.dispose());

  async function readVersion(id: string): Promise<number> {
    const row = await app.database.read((queries) =>
      queries.selectFrom("trips").select("version").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    return row.version;
  }

  const readThen = async (id: string, version: number): Promise<Trip> =>
    succeed(await app.call("GET", `history/${id}/${version}`, { as: anna }));

  /** Changes a new trip, and answers the trip as it was with each version. */
  async function run(script: Parameters<typeof makeChanges>[1]) {
    const { id } = await addTrip(app, anna);
    const ids = new Map<string, string>();
    const saved = new Map<number, Trip>();
    const save = async () => saved.set(await readVersion(id), await load(app, anna, id));
    await save();
    const send = async (change: TripChange) => {
      const { method, path, body } = callOfChange(change, ids);
      const answer = await app.call(method, path, { as: anna, body });
      // The tick of a line that is no task.
      if (change.name.endsWith(".tick") && answer.statusCode !== 200) return;
      succeed(answer);
      const args = renameIds(change.args, ids);
      for (const [temporary, named] of rowOf(change.name).namedIds?.(args, answer.json()) ?? [])
        if (temporary !== named) ids.set(temporary, named);
      await save();
    };
    const empty = await load(app, anna, id);
    const files = await addAnyFiles(app, anna, id);
    for (const change of makeChanges(empty, script, 0, files)) await send(change);
    return { id, saved };
  }

  test("A trip is read as it was at each version, and brought back to any, on either side of what came later", async () => {
    await fc.assert(
      fc.asyncProperty(changeScripts(25), fc.nat(), fc.nat(), async (script, one, other) => {
        const { id, saved } = await run([...startScript, ...script]);
        for (const [version, trip] of saved)
          expect(contentsOf(await readThen(id, version))).toEqual(contentsOf(trip));
        const versions = [...saved.keys()];
        // Back, and then to a version that was left behind by it.
        for (const pick of [one, other]) {
          const version = versions[pick % versions.length] ?? 1;
          succeed(
            await app.call("POST", "history/restore", { as: anna, body: { tripId: id, version } }),
          );
          const trip = saved.get(version);
          expect(trip && contentsOf(await load(app, anna, id))).toEqual(trip && contentsOf(trip));
        }
      }),
      { numRuns: 40 },
    );
  }, 240_000);

  test("Folded changes keep the trip as it was at the end of each day, and as it was when somebody named it", async () => {
    await fc.assert(
      fc.asyncProperty(changeScripts(20), fc.nat(), async (script, pick) => {
        const { id, saved } = await run(script);
        const versions = [...saved.keys()].filter((version) => version > 1);
        const named = versions[pick % Math.max(1, versions.length)];
        if (named === undefined) return;
        const body = { tripId: id, version: named, name: "Before the storm" };
        succeed(await app.call("POST", "history/name", { as: anna, body }));
        const later = new Date(Date.now() + 3 * 365 * 86_400_000);
        await app.database.write((queries) => foldHistory(queries, id, later));
        const entries = await app.database.read((queries) =>
          queries
            .selectFrom("history_entries")
            .select("version")
            .where("trip_id", "=", id)
            .execute(),
        );
        // A test may run over midnight.
        expect(entries.length).toBeLessThanOrEqual(4);
        const kept = new Set(entries.map(({ version }) => version));
        for (const version of versions) {
          if (kept.has(version) || kept.has(version + 1)) continue;
          const answer = await app.call("GET", `history/${id}/${version}`, { as: anna });
          expect([version, answer.statusCode]).toEqual([version, 404]);
        }
        for (const version of new Set([named, versions.at(-1) ?? 1])) {
          const trip = saved.get(version);
          expect(trip && contentsOf(await readThen(id, version))).toEqual(trip && contentsOf(trip));
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
