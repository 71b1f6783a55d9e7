import type { AnalyticsEvent } from "@castor/core/services/analytics-event.ts";

/** Where what visitors allowed to be told goes. */
export interface Analytics {
  /** What `service/config` says of it. */
  readonly isConfigured: boolean;
  /** Takes an event and returns at once; whether it arrives is nobody's wait and nobody's failure. */
  record(event: AnalyticsEvent): void;
  /** Gives up what is still on its way. */
  close(): void;
}
