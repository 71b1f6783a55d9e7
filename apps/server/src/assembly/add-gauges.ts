import { countReports } from "../catalog/reports/report-store.ts";
import type { Database } from "../db/database.ts";
import type { ResponseCache } from "../http/answers/response-cache.ts";
import type { LiveTrips } from "../live/live-trips.ts";
import { countMails } from "../mail/mail-queue-store.ts";
import type { Metrics } from "../metrics/metrics.ts";

/** Figures that are looked up when somebody asks for them. */
export function addGauges(
  metrics: Metrics,
  {
    database,
    responseCache,
    live,
  }: { database: Database; responseCache: ResponseCache; live: LiveTrips },
): void {
  metrics.addGauge(
    { name: "mails_waiting", help: "Mails that are not sent yet.", workers: "max" },
    () => database.glance(countMails),
  );
  metrics.addGauge(
    { name: "reports_waiting", help: "Reports of trips for the operator.", workers: "max" },
    () => database.glance(countReports),
  );
  metrics.addGauge(
    { name: "cache_bytes", help: "Bytes of the cache of ready answers.", workers: "sum" },
    () => responseCache.bytes,
  );
  metrics.addGauge(
    { name: "live_streams", help: "Windows that follow a trip.", workers: "sum" },
    () => live.size,
  );
}
