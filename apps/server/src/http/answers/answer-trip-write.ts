import { AppError } from "@castor/core/errors.ts";
import { message } from "@castor/core/schemas/validation.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries } from "../../db/database.ts";
import { admit, findTrip, locateTrip, raiseVersion, requireSession } from "../access/access.ts";
import type { AnyHandler, CallDependencies, NamedRow } from "../calls/call-dependencies.ts";
import type { CallContext, TripAccess, TripContext } from "../calls/context.ts";
import type { CallInput } from "../calls/parse-input.ts";
import {
  hashInput,
  type KeyedCall,
  loadKeyedAnswer,
  lockKey,
  saveKeyedAnswer,
} from "../idempotency/idempotency-store.ts";
import { readStoredAnswer, writeStoredAnswer } from "../idempotency/stored-answers.ts";
import { countWork } from "../limits/count-work.ts";
import { sendJson } from "./send-json.ts";
import { etagOf, matchesEtag } from "./trip-etag.ts";

interface Call {
  row: NamedRow;
  handler: AnyHandler;
  input: CallInput;
  context: CallContext;
  ifMatch: string | undefined;
}

/**
 * Answers an endpoint that changes trips: access, conflict, handler, version and idempotency record in one
 * transaction.
 */
export async function answerTripWrite(
  row: NamedRow,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    input,
    context,
    dependencies,
  }: { input: CallInput; context: CallContext; dependencies: CallDependencies },
) {
  const call: Call = { row, handler, input, context, ifMatch: request.headers["if-match"] };
  const key = readKey(row, request, input, context);
  const run = () =>
    dependencies.database.write((queries) =>
      countWork(request, () => runKeyed(call, key, queries, dependencies)),
    );
  const { text, tag } =
    key === null ? await run() : await runAlone(dependencies.keysInFlight, key, run);
  if (tag !== null) reply.header("etag", tag);
  return sendJson(request, reply, text);
}

interface Written {
  text: string;
  tag: string | null;
}

async function runAlone(
  inFlight: Set<string>,
  key: KeyedCall,
  run: () => Promise<Written>,
): Promise<Written> {
  const name = `${key.userId} ${key.key}`;
  if (inFlight.has(name)) throw inFlightError();
  inFlight.add(name);
  try {
    return await run();
  } finally {
    inFlight.delete(name);
  }
}

async function runKeyed(
  call: Call,
  key: KeyedCall | null,
  queries: Queries,
  dependencies: CallDependencies,
): Promise<Written> {
  const { viewer, now } = call.context;
  // The session is locked: once its end is answered, it writes nothing more.
  if (viewer !== null)
    await requireSession(queries, viewer, dependencies.database.kind === "postgres");
  if (key === null) return runWrite(call, queries, dependencies);
  if (dependencies.database.kind === "postgres" && !(await lockKey(queries, key)))
    throw inFlightError();
  const earlier = await loadKeyedAnswer(queries, key);
  if (earlier === undefined) {
    const written = await runWrite(call, queries, dependencies);
    await saveKeyedAnswer(
      queries,
      key,
      writeStoredAnswer(key.row, written.text, dependencies.reloadByRow),
      now,
    );
    return written;
  }
  if (earlier.row !== key.row || earlier.bodyHash !== key.bodyHash)
    throw new AppError("VALIDATION_FAILED", { words: "idempotencyReused" });
  return {
    text: await readStoredAnswer(key.row, earlier.answer, dependencies.reloadByRow, queries),
    tag: null,
  };
}

/**
 * Raises the trip's version before the handler, which then reads the new `updated`. Callers who may not change the
 * trip only copy it.
 */
async function runWrite(
  call: Call,
  queries: Queries,
  dependencies: CallDependencies,
): Promise<Written> {
  const { row, handler, input, context } = call;
  const { who } = row.access;
  // What lies beside the trip, such as its calendar link, leaves the version as it is.
  const isChange =
    row.changes?.includes("trips") === true && (who === "trip-owner" || who === "trip-private");
  // SQLite has one writer at a time and no lock clauses.
  const lock = dependencies.database.kind === "sqlite" ? null : isChange ? "update" : "share";
  const where = locateTrip(row.access, fieldsOf(input));
  let trip: TripAccess | null = null;
  if (where !== null && "trip" in row.access) {
    const found = await findTrip(queries, where, lock);
    trip = admit(found, context.viewer, row.access.who);
  }
  if (trip !== null && isChange) {
    if (call.ifMatch !== undefined && !matchesEtag(call.ifMatch, etagOf(trip)))
      throw new AppError("CONFLICT");
    await raiseVersion(queries, trip.id, context.now);
    trip = { ...trip, version: trip.version + 1 };
  }
  const tripContext: TripContext = { ...context, queries, trip };
  const answer = await handler(input as never, tripContext as never);
  // A new trip is named by the answer.
  const changed = trip?.id ?? (answer as { id?: string }).id;
  if (isChange && changed !== undefined)
    await dependencies.onTripChanged(queries, changed, context.now);
  return {
    text: JSON.stringify(answer),
    tag: trip !== null && isChange && row.method !== "DELETE" ? etagOf(trip) : null,
  };
}

/** The fields that may name the trip: path parameters, else the body. */
export function fieldsOf(input: CallInput): Record<string, unknown> {
  return { ...(input.body as object | undefined), ...input };
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function readKey(
  row: NamedRow,
  request: FastifyRequest,
  input: CallInput,
  { viewer }: CallContext,
): KeyedCall | null {
  const key = request.headers["idempotency-key"];
  if (row.isKeyed !== true || key === undefined || viewer === null) return null;
  if (typeof key !== "string" || !uuid.test(key))
    throw new AppError("VALIDATION_FAILED", {
      fields: { "Idempotency-Key": message("invalidValue") },
    });
  return {
    userId: viewer.userId,
    key: key.toLowerCase(),
    row: row.name,
    bodyHash: hashInput(input),
  };
}

const inFlightError = () =>
  new AppError("CONFLICT", { words: "idempotencyInFlight", retryAfter: 1 });
