import type { FileAnswer } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries, Reads } from "../../db/database.ts";
import {
  type AdmittedTrip,
  admit,
  findTripForReader,
  locateTrip,
  requireSession,
} from "../access/access.ts";
import { admitByKey, keyOf } from "../access/admit-by-key.ts";
import type {
  AnswerVersion,
  AnyHandler,
  CallDependencies,
  NamedRow,
} from "../calls/call-dependencies.ts";
import type { CallContext, TripContext } from "../calls/context.ts";
import type { CallInput } from "../calls/parse-input.ts";
import { addressKey } from "../limits/address-limits.ts";
import { fieldsOf } from "./answer-trip-write.ts";
import { describeDownload, isDownload } from "./describe-download.ts";
import type { CachedResponse } from "./response-cache.ts";
import { sendDownload } from "./send-download.ts";
import { addVary, compress, sendCompressed, sendJson } from "./send-json.ts";
import { etagOf, matchesEtag } from "./trip-etag.ts";

interface Parts {
  input: CallInput;
  context: CallContext;
  dependencies: CallDependencies;
}

/** Answers an endpoint that reads trips. Access check and reads share one snapshot. */
export async function answerTripRead(
  row: NamedRow,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, context, dependencies }: Parts,
) {
  const key = keyOf(row, input);
  // The end of a key must be known at once.
  const reads = key === undefined ? readsFor(context, dependencies) : dependencies.database;
  const answer = await reads
    .read(async (queries) => {
      const trip =
        key === undefined
          ? await readTrip(row, input, context, queries)
          : await admitByKey(queries, String(input.tripId), key);
      return handler(input as never, { ...context, queries, trip } satisfies TripContext as never);
    })
    .catch(async (failure: unknown) => {
      if (key !== undefined && isNotFound(failure))
        await dependencies.wrongKeys?.count(addressKey(context.address));
      throw failure;
    });
  // Its chunks are made after the snapshot, which a slow caller must not hold.
  if (isDownload(row))
    return sendDownload(
      request,
      reply,
      describeDownload(row, input, context, answer as FileAnswer),
    );
  return sendJson(request, reply, JSON.stringify(answer));
}

/**
 * Answers a versioned endpoint with 304 or from the response cache, after the access check and without further reads.
 */
export async function answerVersioned(
  row: NamedRow,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, context, dependencies }: Parts,
) {
  const ifNoneMatch = request.headers["if-none-match"];
  // The parsed input is the key. The address may contain more, and would cache the same answer twice.
  const name = `${row.name} ${JSON.stringify(input)}`;
  const access = (queries: Queries) => readTrip(row, input, context, queries);
  const reads = readsFor(context, dependencies);
  const { trip, tag, cached } = await reads.glance(async (queries) => {
    const admitted = await access(queries);
    const current = tagOfRead(admitted);
    if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, current))
      return { trip: admitted, tag: current, cached: "by the caller" } as const;
    const known = dependencies.responseCache.get(name, current);
    return { trip: admitted, tag: current, cached: known };
  });
  if (trip !== null && request.method === "GET") dependencies.noteRead(row.name, trip, context);
  if (cached === "by the caller") return describeVersion(reply, tag).code(304).send();
  const send = ({ tag, body }: CachedResponse) =>
    sendCompressed(request, describeVersion(reply, tag), body, () =>
      dependencies.responseCache.unpack(name, tag, body),
    );
  if (cached !== undefined) return send({ tag, body: cached });
  const ready = await dependencies.responseCache.build(name, tag, async () => {
    const built = await reads.read(async (queries) => {
      const trip = await access(queries);
      const answer = await handler(
        input as never,
        { ...context, queries, trip } satisfies TripContext as never,
      );
      return { tag: tagOfRead(trip), text: JSON.stringify(answer) };
    });
    return { tag: built.tag, body: await compress(built.text) };
  });
  return send(ready);
}

/** Answers a read from the response cache while `versionOf` answers the same, after the access check. */
export async function answerCachedRead(
  row: NamedRow,
  handler: AnyHandler,
  versionOf: AnswerVersion,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, context, dependencies }: Parts,
) {
  const { database, responseCache } = dependencies;
  const name = `${row.name} ${JSON.stringify(input)}`;
  const open = async (queries: Queries): Promise<TripContext> => ({
    ...context,
    queries,
    trip: await readTrip(row, input, context, queries),
  });
  const send = ({ tag, body }: CachedResponse) => {
    addVary(reply, "Accept-Encoding");
    reply.header("cache-control", "no-store");
    return sendCompressed(request, reply, body, () => responseCache.unpack(name, tag, body));
  };
  const known = await database.glance(async (queries) => {
    const tag = await versionOf(await open(queries));
    return { tag, body: responseCache.get(name, tag) };
  });
  if (known.body !== undefined) return send({ tag: known.tag, body: known.body });
  const ready = await responseCache.build(name, known.tag, async () => {
    const built = await database.read(async (queries) => {
      const opened = await open(queries);
      const tag = await versionOf(opened);
      return { tag, text: JSON.stringify(await handler(input as never, opened as never)) };
    });
    return { tag: built.tag, body: await compress(built.text) };
  });
  return send(ready);
}

/** Whoever is logged in reads what they have written. */
const readsFor = ({ viewer }: CallContext, { database }: CallDependencies): Reads =>
  viewer === null ? database.forVisitors : database;

const isNotFound = (failure: unknown) =>
  failure instanceof AppError && failure.code === "NOT_FOUND";

const tagOfRead = (trip: AdmittedTrip | null) => (trip === null ? "" : etagOf(trip));

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
