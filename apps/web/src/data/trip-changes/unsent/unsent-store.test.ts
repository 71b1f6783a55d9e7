// @vitest-environment node
import { changeNumber } from "@castor/core/testing/any-changes.ts";
import type { UseStore } from "idb-keyval";
import { expect, test } from "vitest";
import { emptyRecord, readRecord, type UnsentRecord } from "./unsent-record.ts";
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

/** A database that holds some records and answers at once. */
function databaseOf(records: Map<string, unknown>) {
  const answer = (result?: unknown) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const transaction = {
    oncomplete: () => {},
    commit: () => queueMicrotask(() => transaction.oncomplete()),
  };
  const store = {
    transaction,
    get: (key: string) => answer(records.get(key)),
    put: (value: unknown, key: string) => answer(records.set(key, value)),
    delete: (key: string) => answer(records.delete(key)),
  };
  const use = <T>(work: (store: UseStore) => Promise<T>): Promise<T> =>
    work((async (_: string, call: (store: unknown) => unknown) => call(store)) as UseStore);
  return { use };
}

test("one record is handed over, once; the other records of its former owner stay", async () => {
  const records = new Map([
    ["demo t1", kept],
    ["demo t2", kept],
  ]);
  const store = new IndexedDbUnsentStore(databaseOf(records));
  expect(await store.handOver("t1", "demo", "anna")).toMatchObject(kept);
  expect([...records.keys()]).toEqual(["demo t2", "anna t1"]);
  expect(await store.handOver("t1", "demo", "anna")).toBeNull();
  expect([...records.keys()]).toEqual(["demo t2", "anna t1"]);
});

test("a database that does not answer is told from one that keeps nothing", async () => {
  const dead = { use: async <T>(_: unknown, otherwise: T) => otherwise };
  expect(await new IndexedDbUnsentStore(dead).find("anna", "t1")).toBeUndefined();
  const store = new IndexedDbUnsentStore(databaseOf(new Map()));
  expect(await store.find("anna", "t1")).toEqual(emptyRecord);
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
