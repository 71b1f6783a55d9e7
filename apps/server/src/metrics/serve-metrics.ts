import { createServer, type RequestListener } from "node:http";
import { listen } from "../process/listen.ts";
import type { Log } from "../process/log.ts";

const requestMs = 10_000;
const maxConnections = 20;

/** The figures of this process, or of its workers. */
export interface FiguresSource {
  contentType: string;
  metrics(): Promise<string>;
}

/**
 * Answers `GET /metrics` on a port of its own, until the process ends. It has no rate limit and no login: the port must not be
 * reachable from outside (docs/operations.md). Throws a one-line error when the port cannot be opened.
 */
export async function serveMetrics(
  log: Pick<Log, "error">,
  source: FiguresSource,
  where: { port: number; host: string | undefined },
): Promise<void> {
  const answer: RequestListener = async ({ url, method }, response) => {
    if (url !== "/metrics") return void response.writeHead(404).end();
    if (method !== "GET") return void response.writeHead(405, { allow: "GET" }).end();
    try {
      const figures = await source.metrics();
      response.writeHead(200, { "content-type": source.contentType }).end(figures);
    } catch (error) {
      log.error({ err: error }, "the figures could not be collected");
      response.writeHead(500).end();
    }
  };
  const server = createServer({ requestTimeout: requestMs }, answer);
  server.maxConnections = maxConnections;
  await listen({ listen: (address) => openPort(server, address) }, where, "METRICS_PORT");
  // It never keeps a stopping process alive.
  server.unref();
}

function openPort(
  server: ReturnType<typeof createServer>,
  address: { port: number; host: string },
) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
