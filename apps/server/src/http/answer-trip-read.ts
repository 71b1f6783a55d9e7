import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type AdmittedTrip,
  admit,
  findTripForReader,
  locateTrip,
  requireSession,
} from "../access.ts";
import type { Queries } from "../db/database.ts";
import { fieldsOf } from "./answer-trip-write.ts";
import type { AnyHandler, CallKit, NamedRow } from "./call-kit.ts";
import type { CallContext, TripContext } from "./context.ts";
import type { CallInput } from "./parse-input.ts";
import { addVary, compress, sendJson, sendReady } from "./send-json.ts";
import { namesTag, tagOf } from "./trip-tag.ts";

interface Parts {
  input: CallInput;
  context: CallContext;
  kit: CallKit;
}

/** A row that reads trips: access and rows in one snapshot. */
export async function answerTripRead(
  row: NamedRow,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, context, kit }: Parts,
) {
  const answer = await kit.database.read(async (queries) => {
    const trip = await readTrip(row, input, context, queries);
    return handler(input as never, { ...context, queries, trip } satisfies TripContext as never);
  });
  return sendJson(request, reply, JSON.stringify(answer));
}

/** A versioned row: 304 or the ready answer of this version and view, after the access check, without reading more. */
export async function answerVersioned(
  row: NamedRow,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, context, kit }: Parts,
) {
  const ifNoneMatch = request.headers["if-none-match"];
  const outcome = await kit.database.read(async (queries) => {
    const trip = await readTrip(row, input, context, queries);
    const tag = trip === null ? "" : tagOf(trip);
    if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, tag))
      return { tag, kind: "same" } as const;
    const key = `${row.name} ${request.url} ${tag}`;
    const ready = kit.readyAnswers.get(key);
    if (ready !== undefined) return { tag, kind: "ready", ready } as const;
    const tripContext: TripContext = { ...context, queries, trip };
    const answer = await handler(input as never, tripContext as never);
    return { tag, kind: "new", key, answer } as const;
  });
  reply.header("etag", outcome.tag).header("cache-control", "private, no-cache");
  addVary(reply, "Authorization, X-Language, Accept-Encoding");
  if (outcome.kind === "same") return reply.code(304).send();
  if (outcome.kind === "ready") return sendReady(request, reply, outcome.ready);
  const ready = await compress(JSON.stringify(outcome.answer));
  kit.readyAnswers.set(outcome.key, ready);
  return sendReady(request, reply, ready);
}

async function readTrip(
  row: NamedRow,
  input: CallInput,
  { viewer }: CallContext,
  queries: Queries,
): Promise<AdmittedTrip | null> {
  const { who } = row.access;
  const where = locateTrip(row.access, fieldsOf(input));
  if (where === null || (who !== "trip-reader" && who !== "trip-owner")) {
    if (viewer !== null) await requireSession(queries, viewer);
    return null;
  }
  return admit(await findTripForReader(queries, where, viewer), viewer, who);
}
