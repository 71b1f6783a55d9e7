import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries } from "../../db/database.ts";
import { requireTrip } from "../access/require-context.ts";
import type { AnswerVersion, AnyHandler, NamedRow } from "../calls/call-dependencies.ts";
import type { TripContext } from "../calls/context.ts";
import { countWork } from "../limits/count-work.ts";
import { type Parts, readsFor, readTrip } from "./answer-trip-read.ts";
import { addVary, compress, sendCompressed } from "./send-json.ts";
import { etagOf, matchesEtag, nameStanding } from "./trip-etag.ts";

/** The version of the answers of a row with an ETag, which they carry. What they say of a trip follows from the reader's standing. */
export const versionOfTrip: AnswerVersion = async (context) => {
  const trip = requireTrip(context);
  return { of: nameStanding(trip.standing), tag: etagOf(trip) };
};

/**
 * Answers a read from the response cache while `versionOf` answers the same, after the access check and without further
 * reads. A row with an ETag answers 304 to callers that have that version.
 */
export async function answerReady(
  row: NamedRow,
  handler: AnyHandler,
  versionOf: AnswerVersion,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, context, dependencies }: Parts,
) {
  const { responseCache } = dependencies;
  const open = async (queries: Queries) => {
    const trip = await readTrip(row, input, context, queries);
    const opened: TripContext = { ...context, queries, trip };
    return { opened, ...(await versionOf(opened)) };
  };
  const reads = readsFor(context, dependencies);
  const { opened, of, tag } = await reads.glance((queries) =>
    countWork(request, () => open(queries)),
  );
  if (opened.trip !== null && request.method === "GET")
    dependencies.noteRead(row.name, opened.trip, context);
  const { "if-none-match": known } = request.headers;
  if (row.isVersioned === true && known !== undefined && matchesEtag(known, tag))
    return describe(row, reply, tag).code(304).send();
  // The parsed input is in the key. The address may contain more, and would cache the same answer twice.
  const name = `${row.name} ${of} ${JSON.stringify(input)}`;
  const body = responseCache.get(name, tag);
  const build = async () => {
    const built = await reads.read((queries) =>
      countWork(request, async () => {
        const { opened, of: ofNow, tag } = await open(queries);
        // Others wait for what is built for callers who stand as this one did.
        if (ofNow !== of) throw new ChangedStanding();
        return { tag, text: JSON.stringify(await handler(input as never, opened as never)) };
      }),
    );
    return { tag: built.tag, body: await compress(built.text) };
  };
  const ready = body ? { tag, body } : await responseCache.build(name, tag, build).catch(orNull);
  if (ready === null)
    return answerReady(row, handler, versionOf, request, reply, { input, context, dependencies });
  return sendCompressed(request, describe(row, reply, ready.tag), ready.body, () =>
    responseCache.unpack(name, ready.tag, ready.body),
  );
}

/** The caller stands otherwise with the trip than when the answer was asked for: it is asked for again. */
class ChangedStanding extends Error {}

function orNull(failure: unknown): null {
  if (failure instanceof ChangedStanding) return null;
  throw failure;
}

function describe(row: NamedRow, reply: FastifyReply, tag: string): FastifyReply {
  if (row.isVersioned !== true) {
    addVary(reply, "Accept-Encoding");
    return reply.header("cache-control", "no-store");
  }
  addVary(reply, "Authorization, X-Language, Accept-Encoding");
  return reply.header("etag", tag).header("cache-control", "private, no-cache");
}
