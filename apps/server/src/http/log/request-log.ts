import type { FastifyInstance } from "fastify";

/**
 * Logs one line per request with the endpoint's pattern and its row of the endpoint table. Addresses may carry tokens,
 * so their values are not logged; neither are headers and bodies. Static files and probes are logged at debug level.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "(none)";
    const isQuiet = !route.startsWith("/api/") || route === "/api/health" || route === "/api/ready";
    const isStream = request.routeOptions.config.isStream === true && reply.statusCode === 200;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = {
      method: request.method,
      route,
      row: request.routeOptions.config.row,
      status: reply.statusCode,
      // Nobody waited for the end of a stream.
      ...(isStream ? { openMs: ms } : { ms }),
    };
    if (isQuiet) request.log.debug(line, "answered");
    else request.log.info(line, "answered");
  });
}
