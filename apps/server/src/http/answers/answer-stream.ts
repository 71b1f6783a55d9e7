import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnyHandler, NamedRow } from "../calls/call-dependencies.ts";
import type { TripContext } from "../calls/context.ts";
import { countWork } from "../limits/count-work.ts";
import { type Parts, readTrip } from "./answer-trip-read.ts";

/**
 * Answers with events as they come, to somebody who may call at that moment. What they may see later is looked at by whoever
 * makes the events. Neither this server nor a proxy in front of it holds them back.
 */
export async function answerStream(
  row: NamedRow,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, context, dependencies }: Parts,
) {
  const opened = await dependencies.database.glance((queries) =>
    countWork(request, async (): Promise<TripContext> => {
      const trip = await readTrip(row, input, context, queries);
      return { ...context, queries, trip };
    }),
  );
  reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-accel-buffering", "no");
  if (request.method === "HEAD") return reply.send();
  const events = await handler(input as never, opened as never);
  return reply.send(events instanceof Readable ? events : Readable.from(events as []));
}
