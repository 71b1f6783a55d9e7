import { parentPort, workerData } from "node:worker_threads";
import { findPoiAt, searchPois } from "./search-pois.ts";
import type { PoiAnswer, PoiCall } from "./sqlite-poi-index.ts";
import { SqlitePoiStore } from "./sqlite-poi-store.ts";

/** The thread in which the embedded index is read: its questions may take longer than others should wait. */
const store = new SqlitePoiStore(workerData);

parentPort?.on("message", async ({ id, search, findAt, language }: PoiCall) => {
  const answer = async () =>
    search ? searchPois(store, search, language) : findAt && findPoiAt(store, findAt, language);
  const told: PoiAnswer = await answer().then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(told);
});
