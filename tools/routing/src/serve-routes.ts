import { createServer, type IncomingMessage, type Server } from "node:http";
import type { RouteAnswer, RouteFinder } from "./find-route.ts";
import { RoutingFailure, reasonOf } from "./routing-failure.ts";

/** Of twenty locations, many times over. */
const mostBytes = 65_536;
/** Who would wait behind more is told at once. */
const mostWaiting = 100;

const say = (status: number, error: string): RouteAnswer => [
  status,
  JSON.stringify({ error, status_code: status }),
];

/** The body as text; null when it is longer than any question. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
  }
  return bytes > mostBytes ? null : Buffer.concat(chunks).toString();
}

/** Serves ways on 127.0.0.1, as Valhalla's own server does: `POST /route`, `GET /route?json=`, `GET /status`. */
export async function serveRoutes(finder: RouteFinder, port: number): Promise<Server> {
  let waiting = 0;

  const answer = async (request: IncomingMessage): Promise<RouteAnswer> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/status") return [200, JSON.stringify({ available_actions: ["route"] })];
    if (pathname !== "/route") return say(404, "Try: /route /status");
    const body =
      request.method === "POST" ? await readBody(request) : (searchParams.get("json") ?? "");
    if (body === null) return say(413, `More than ${mostBytes} bytes`);
    if (waiting >= mostWaiting) return say(503, "Too many questions wait");
    waiting += 1;
    try {
      return await finder.answer(body);
    } finally {
      waiting -= 1;
    }
  };

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, json]) =>
        response.writeHead(status, { "content-type": "application/json" }).end(json),
      // Whoever asked went away.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(new RoutingFailure(`Port ${port} cannot be listened on (${reasonOf(error)}).`));
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => resolve());
  });
  return server;
}
