import type { FastifyInstance } from "fastify";
import type { Metrics } from "../../metrics/metrics.ts";
import { collectTelemetry } from "../../metrics/telemetry.ts";

/** Measures each answer by its row of the endpoint table, and what the process reports, until the app closes. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const stopCollecting = collectTelemetry(metrics);
  app.addHook("onClose", async () => stopCollecting());
  app.addHook("onResponse", async ({ routeOptions }, reply) => {
    // How long somebody followed a trip tells nothing of the server.
    if (routeOptions.config.isStream && reply.statusCode === 200) return;
    const row = routeOptions.config.row ?? "(files)";
    metrics.observeRequest(row, reply.statusCode, reply.elapsedTime / 1_000);
  });
}
