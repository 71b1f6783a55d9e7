import { endpoints } from "@castor/core/endpoints.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { vi } from "vitest";
import { queryClient } from "../src/data/http/query-client.ts";
import { startWords } from "../src/i18n/words.ts";
import { FakeApi, refuse } from "./fake-api.ts";
import { InlineImportWorker } from "./inline-import-worker.ts";
import { forgetEverybody, logInAs } from "./log-in.ts";

const { trips, account, services, exports: files } = endpoints;

/** The trip that an import sends. */
export const sentTrip = (body: unknown) => (body as { jsonData: { trip: Trip } }).jsonData.trip;

/** Loads the list of trips and its import dialog. */
export async function loadImportDialog(): Promise<void> {
  await startWords();
  await Promise.all([
    import("../src/pages/trips/trips-page.tsx"),
    import("../src/features/imports/import-dialog.tsx"),
  ]);
}

/** A server that takes imports, of a person who is logged in and has no trip. */
export function serveImports(): FakeApi {
  logInAs();
  localStorage.removeItem("form_drafts");
  vi.stubGlobal("Worker", InlineImportWorker);
  return new FakeApi()
    .on(trips.list, () => [])
    .on(account.me, () => refuse("NOT_FOUND"))
    .on(services.config, () => refuse("NOT_FOUND"))
    .on(files.importJson, ({ body }) => ({ ...sentTrip(body), id: "made" }))
    .on(trips.get, () => makeTrip({ id: "made" }));
}

export function forgetImports(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
}
