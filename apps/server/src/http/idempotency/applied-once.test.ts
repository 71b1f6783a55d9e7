import { randomUUID } from "node:crypto";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { changeScripts, makeChanges, startScript } from "@castor/core/testing/any-changes.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { callOfChange } from "../../../testing/calls/call-of-change.ts";
import { addTrip, load } from "../../../testing/calls/trip-calls.ts";
import { addAnyFiles } from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { TestApp } from "../../../testing/servers/test-app.ts";
import { maxStoredLength } from "./stored-answers.ts";

/** How a device's call meets the network: its answer is lost and it is sent again, twice at once, or much later once more. */
const losses = ["none", "again", "at once", "late"] as const;

const scripts = fc.record({
  devices: fc.tuple(changeScripts(6), changeScripts(6)),
  turns: fc.array(fc.nat(1), { minLength: 12, maxLength: 12 }),
  losses: fc.array(fc.constantFrom(...losses), { minLength: 12, maxLength: 12 }),
});

/** A long answer is read again and tells what came later, so only its things are compared. */
function told(again: string, before: string): string {
  if (before.length <= maxStoredLength) return again;
  const ids = (body: string) => [JSON.parse(body)].flat().map(({ id }: { id: string }) => id);
  expect(ids(again)).toEqual(ids(before));
  return before;
}

describe.each(testDatabases())("repeated changes on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");

  const versionOf = async (id: string) =>
    app.database.read((queries) =>
      queries.selectFrom("trips").select("version").where("id", "=", id).executeTakeFirstOrThrow(),
    );

  /** A call of the change under one key, as often as wanted. */
  function readyCall(change: TripChange, ids: ReadonlyMap<string, string>) {
    const { method, path, body, namedIds } = callOfChange(change, ids);
    const headers = { "Idempotency-Key": randomUUID() };
    return { namedIds, send: () => app.call(method, path, { as: anna, body, headers }) };
  }

  test("Calls of two devices that are repeated at random have one effect each, and answer the same", async () => {
    await fc.assert(
      fc.asyncProperty(scripts, async ({ devices, turns, losses }) => {
        const { id } = await addTrip(app, anna);
        const first = await load(app, anna, id);
        const files = await addAnyFiles(app, anna, id);
        const made = new Map<string, string>();
        const take = async (
          ids: Map<string, string>,
          { namedIds, send }: ReturnType<typeof readyCall>,
        ) => {
          const answer = await send();
          if (answer.statusCode === 200)
            for (const [temporary, named] of namedIds(answer.json())) ids.set(temporary, named);
          return answer;
        };
        for (const change of makeChanges(first, startScript, 0, files))
          await take(made, readyCall(change, made));
        const trip = await load(app, anna, id);
        const before = await versionOf(id);
        const queues = devices.map((script, device) => ({
          ids: new Map<string, string>(),
          changes: makeChanges(trip, script, 1_000 * (device + 1), files),
        }));

        let done = 0;
        const later: { send: () => ReturnType<TestApp["call"]>; body: string }[] = [];
        for (let step = 0; queues.some(({ changes }) => changes.length > 0); step++) {
          const turn = turns[step % turns.length] ?? 0;
          const queue = queues[turn]?.changes.length ? queues[turn] : queues[1 - turn];
          const change = queue?.changes.shift();
          if (queue === undefined || change === undefined) continue;
          const call = readyCall(change, queue.ids);
          const loss = losses[step % losses.length];
          const [answer, twin] = await Promise.all([
            take(queue.ids, call),
            loss === "at once" ? call.send() : null,
          ]);
          const heard = answer.statusCode === 409 && twin?.statusCode === 200 ? twin : answer;
          if (heard.statusCode !== 200) continue;
          done += 1;
          const after = await load(app, anna, id);
          const repeat = loss === "late" ? null : await call.send();
          expect(repeat?.body ?? heard.body, change.name).toBe(heard.body);
          expect(await load(app, anna, id)).toEqual(after);
          later.push({ send: call.send, body: heard.body });
        }

        const end = await load(app, anna, id);
        const now = await versionOf(id);
        expect(now.version - before.version).toBe(done);
        for (const { send, body } of later)
          expect([told((await send()).body, body), await versionOf(id)]).toEqual([body, now]);
        expect(await load(app, anna, id)).toEqual(end);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
