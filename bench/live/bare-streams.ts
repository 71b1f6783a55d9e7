/** The baseline of streams: a server that sends what is posted of a trip to all who follow it. It sends its port to its parent. */
import { createServer, type ServerResponse } from "node:http";

const streams = new Map<string, ServerResponse[]>();
const event = (trip: string) =>
  `event: trip\ndata: ${JSON.stringify({ kind: "trip", version: 1, updated: new Date().toISOString(), changeIds: [trip] })}\n\n`;

const server = createServer((request, answer) => {
  const trip = /\/api\/(?:trip\/)?([\w-]+)/.exec(request.url ?? "")?.[1] ?? "";
  if (request.method === "GET") {
    answer.writeHead(200, { "content-type": "text/event-stream" });
    answer.write(event(trip));
    streams.set(trip, [...(streams.get(trip) ?? []), answer]);
    return;
  }
  request.resume().on("end", () => {
    for (const stream of streams.get(trip) ?? []) stream.write(event(trip));
    answer.writeHead(200, { "content-length": 2 }).end("{}");
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
process.on("disconnect", () => process.exit());
