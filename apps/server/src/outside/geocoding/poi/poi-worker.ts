import { parentPort, workerData } from "node:worker_threads";
import { listPoisAround } from "./list-pois-around.ts";
import { findPoiAt, searchPois } from "./search-pois.ts";
import type { PoiAnswer, PoiCall } from "./sqlite-poi-index.ts";
import { SqlitePoiStore } from "./sqlite-poi-store.ts";

/** The worker thread that reads the embedded index, so that a slow search does not block the event loop. */
const store = new SqlitePoiStore(workerData);

parentPort?.on("message", async ({ id, search, findAt, around, language }: PoiCall) => {
  const answer = async () =>
    search
      ? searchPois(store, search, language)
      : around
        ? listPoisAround(store, around.positions, around.limit, language)
        : findAt && findPoiAt(store, findAt, language);
  const result: PoiAnswer = await answer().then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(result);
});
