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
  // What was parsed, never the address itself: what it says beyond that would make the same answer again.
  const name = `${row.name} ${JSON.stringify(input)}`;
  const access = (queries: Queries) => readTrip(row, input, context, queries);
  const { tag, kept } = await kit.database.glance(async (queries) => {
    const current = tagOfRead(await access(queries));
    if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, current))
      return { tag: current, kept: "by the caller" } as const;
    return { tag: current, kept: kit.readyAnswers.get(name, current) };
  });
  if (kept === "by the caller") return describeVersion(reply, tag).code(304).send();
  if (kept !== undefined) return sendReady(request, describeVersion(reply, tag), kept);
  const ready = await kit.readyAnswers.build(name, tag, async () => {
    const built = await kit.database.read(async (queries) => {
      const trip = await access(queries);
      const answer = await handler(
        input as never,
        { ...context, queries, trip } satisfies TripContext as never,
      );
      return { tag: tagOfRead(trip), text: JSON.stringify(answer) };
    });
    return { tag: built.tag, body: await compress(built.text) };
  });
  return sendReady(request, describeVersion(reply, ready.tag), ready.body);
}

const tagOfRead = (trip: AdmittedTrip | null) => (trip === null ? "" : tagOf(trip));

function describeVersion(reply: FastifyReply, tag: string): FastifyReply {
  addVary(reply, "Authorization, X-Language, Accept-Encoding");
  return reply.header("etag", tag).header("cache-control", "private, no-cache");
}

async function readTrip(
  row: NamedRow,
  input: CallInput,
  { viewer }: CallContext,
  queries: Queries,
): Promise<AdmittedTrip | null> {
  const { access } = row;
  const where = locateTrip(access, fieldsOf(input));
  if (where === null || !("trip" in access)) {
    if (viewer !== null) await requireSession(queries, viewer);
    return null;
  }
  return admit(await findTripForReader(queries, where, viewer), viewer, access.who);
}
