import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Requests {
  last: ServerResponse | null;
  /** Requests that came whole and have no whole answer yet, oldest first. */
  open: Set<ServerResponse>;
}

const known = new WeakMap<Socket, Requests>();

/** Notes the requests of every connection. `requestsOf` tells them. */
export function noteRequests(server: Server): void {
  server.on("request", ({ socket }, answer) => {
    const requests = known.get(socket) ?? { last: null, open: new Set() };
    known.set(socket, requests);
    requests.last = answer;
    requests.open.add(answer);
    answer.once("close", () => requests.open.delete(answer));
  });
}

/** What came on a connection: the request that is still coming, and the last one before it without a whole answer. */
export function requestsOf(socket: Socket): {
  coming: ServerResponse | undefined;
  unanswered: ServerResponse | undefined;
} {
  const { last, open } = known.get(socket) ?? { last: null, open: new Set<ServerResponse>() };
  const coming = last?.req.complete === false ? last : undefined;
  return { coming, unanswered: [...open].findLast((answer) => answer !== coming) };
}
