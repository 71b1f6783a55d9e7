import { endpoints } from "@castor/core/endpoints.ts";
import { writeStored } from "../src/device/storage/storage.ts";
import { FakeApi } from "./fake-api.ts";

/** A fake server with or without analytics. */
export function serveAnalytics(hasAnalytics = true): FakeApi {
  return new FakeApi()
    .on(endpoints.services.config, () => ({
      tiles: [],
      search: "gazetteer",
      routing: "estimate",
      rates: "snapshot",
      ai: false,
      mail: "outbox" as const,
      socialLogins: [],
      analytics: hasAnalytics,
      pictures: false,
      support: { ru: null, other: null },
    }))
    .on(endpoints.services.analytics, () => ({ success: true }));
}

/** Deletes the stored consent. */
export function forgetConsent(): void {
  writeStored("analytics_consent", null);
  writeStored("analytics_id", null);
}
