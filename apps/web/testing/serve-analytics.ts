import { endpoints } from "@castor/core/endpoints.ts";
import { writeStored } from "../src/device/storage.ts";
import { FakeApi } from "./fake-api.ts";

/** A server that has analytics, or has not. */
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
      support: { ru: null, other: null },
    }))
    .on(endpoints.services.analytics, () => ({ success: true }));
}

/** A browser that was never asked. */
export function forgetConsent(): void {
  writeStored("analytics_consent", null);
  writeStored("analytics_id", null);
}
