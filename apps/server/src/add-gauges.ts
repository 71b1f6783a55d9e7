import type { Database } from "./db/database.ts";
import type { ResponseCache } from "./http/answers/response-cache.ts";
import { countMails } from "./mail/mail-queue-store.ts";
import type { Metrics } from "./metrics/metrics.ts";

/** Figures that are looked up when somebody asks for them. */
export function addGauges(
  metrics: Metrics,
  { database, responseCache }: { database: Database; responseCache: ResponseCache },
): void {
  metrics.addGauge("mails_waiting", "Mails that are not sent yet.", () =>
    database.glance(countMails),
  );
  metrics.addGauge(
    "cache_bytes",
    "Bytes of the cache of ready answers.",
    () => responseCache.bytes,
  );
}
