import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type RouteAnswer, type RouteFinder, routeActions } from "./find-route.ts";
import { RoutingFailure, reasonOf } from "./routing-failure.ts";

/** Many times the size of a request with sixty places from and to. */
const maxBytes = 65_536;
/** Further requests are refused at once. */
const maxWaiting = 20;

const say = (status: number, error: string): RouteAnswer => [
  status,
  JSON.stringify({ error, status_code: status }),
];

/** The body as text; null when it is longer than any valid request. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? null : Buffer.concat(chunks).toString();
}

/**
 * Serves paths and matrices on 127.0.0.1, as Valhalla's own server does: `POST /route`, `POST /sources_to_targets`, both also
 * with GET and `?json=`, and `GET /status`.
 */
export async function serveRoutes(finder: RouteFinder, port: number): Promise<Server> {
  const waiting = new Set<ServerResponse>();

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<RouteAnswer> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/status") return [200, JSON.stringify({ available_actions: routeActions })];
    const action = routeActions.find((known) => pathname === `/${known}`);
    if (action === undefined) return say(404, "Try: /route /sources_to_targets /status");
    const body =
      request.method === "POST" ? await readBody(request) : (searchParams.get("json") ?? "");
    if (body === null) return say(413, `More than ${maxBytes} bytes`);
    if (waiting.size >= maxWaiting) return say(503, "Too many questions wait");
    if (!response.destroyed) waiting.add(response);
    // Answered or aborted: a client that sent the request again does not wait for an answer that nobody reads.
    response.once("close", () => waiting.delete(response));
    return finder.answer(action, body, () => !response.destroyed);
  };

  const server = createServer((request, response) => {
    answer(request, response).then(
      ([status, json]) =>
        response.writeHead(status, { "content-type": "application/json" }).end(json),
      // The client is gone.
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
