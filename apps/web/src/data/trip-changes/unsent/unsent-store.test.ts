import { expect, test, vi } from "vitest";
import type { UnsentRecord } from "./unsent-record.ts";
import { IndexedDbUnsentStore } from "./unsent-store.ts";

/** A database with one record that can be read; there is no room for more. */
const kept: UnsentRecord = { tripName: "Vienna", entries: [], names: [["made-1", "p1"]], at: 1 };
const full = {
  use: async <T>(_: unknown, otherwise: T) => (otherwise === undefined ? kept : otherwise) as T,
};

test("where there is no room, what is stored stays and what is new lives in memory, which is said once", async () => {
  const onFailure = vi.fn();
  const store = new IndexedDbUnsentStore(onFailure, full);
  expect(store.isDurable).toBe(true);
  for (const id of ["p2", "p3"])
    await store.update("anna", "t1", (record) => ({
      ...record,
      names: [...record.names, [`made-${id}`, id]],
    }));
  expect((await store.read("anna", "t1")).names.map(([, id]) => id)).toEqual(["p1", "p2", "p3"]);
  expect([store.isDurable, onFailure.mock.calls.length]).toEqual([false, 1]);
  expect([...(await store.list("anna")).keys()]).toEqual(["t1"]);
  expect((await store.list("boris")).size).toBe(0);
});
