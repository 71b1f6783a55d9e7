import type { AnalyticsEvent } from "@castor/core/services/analytics-event.ts";

/** Where usage events go, if the visitor consented. */
export interface Analytics {
  /** Shown by `service/config`. */
  readonly isConfigured: boolean;
  /** Takes an event and returns at once. A lost event is no error. */
  record(event: AnalyticsEvent): void;
  /** Drops events that are not yet sent. */
  close(): void;
}
