// @vitest-environment node
import { changeNumber } from "@castor/core/testing/any-changes.ts";
import { expect, test } from "vitest";
import { readRecord, type UnsentRecord } from "./unsent-record.ts";
import { IndexedDbUnsentStore } from "./unsent-store.ts";

/** A database with one record that can be read; there is no room for more. */
const kept: UnsentRecord = { tripName: "Vienna", entries: [], names: [["made-1", "p1"]], at: 1 };
const full = {
  use: async <T>(_: unknown, otherwise: T) => (otherwise === undefined ? kept : otherwise) as T,
};

test("where there is no room, what is stored stays and what is new lives in memory, which is said of its trip", async () => {
  const store = new IndexedDbUnsentStore(full);
  expect(store.isKept("anna", "t1")).toBe(true);
  for (const id of ["p2", "p3"])
    await store.update("anna", "t1", (record) => ({
      ...record,
      names: [...record.names, [`made-${id}`, id]],
    }));
  expect((await store.read("anna", "t1")).names.map(([, id]) => id)).toEqual(["p1", "p2", "p3"]);
  expect(["t1", "t2"].map((trip) => store.isKept("anna", trip))).toEqual([false, true]);
  expect([...(await store.list("anna")).keys()]).toEqual(["t1"]);
  expect((await store.list("boris")).size).toBe(0);
});

test("a change that this version cannot read is kept, and read by a version that can", () => {
  const known = changeNumber({ name: "notes.remove", args: { id: "n1" } }, 1);
  const entry = {
    ...{ change: { ...known, name: "notes.burn" }, thing: "Castle", known: null, isGuarded: false },
    ...{ isLate: true, isReplay: false, failures: 0, sequence: null, blocked: null },
  };
  const once = readRecord({ ...kept, entries: [entry] });
  expect([once.entries, once.unread]).toEqual([[], [entry]]);
  expect(readRecord(once).unread).toEqual([entry]);
  const later = readRecord({ ...once, unread: [{ ...entry, change: known }] });
  expect([later.entries.length, later.unread]).toEqual([1, []]);
});
