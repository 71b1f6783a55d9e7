import { message } from "@castor/core/basics/validation.ts";
import { AppError } from "@castor/core/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type AdmittedTrip,
  admit,
  findTrip,
  locateTrip,
  raiseVersion,
  requireSession,
} from "../access.ts";
import type { Queries } from "../db/database.ts";
import type { AnyHandler, CallKit, NamedRow } from "./call-kit.ts";
import type { CallContext, TripContext } from "./context.ts";
import {
  hashInput,
  type KeyedCall,
  loadKeyedAnswer,
  lockKey,
  saveKeyedAnswer,
} from "./idempotency-store.ts";
import { readKept, writeKept } from "./keyed-answers.ts";
import type { CallInput } from "./parse-input.ts";
import { sendJson } from "./send-json.ts";
import { namesTag, tagOf } from "./trip-tag.ts";

interface Call {
  row: NamedRow;
  handler: AnyHandler;
  input: CallInput;
  context: CallContext;
  ifMatch: string | undefined;
}

/** A row that changes trips: access, conflict, handler, version and idempotency record, all in one transaction. */
export async function answerTripWrite(
  row: NamedRow,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, context, kit }: { input: CallInput; context: CallContext; kit: CallKit },
) {
  const call: Call = { row, handler, input, context, ifMatch: request.headers["if-match"] };
  const key = readKey(row, request, input, context);
  const run = () => kit.database.write((queries) => runKeyed(call, key, queries, kit));
  const { text, tag } = key === null ? await run() : await runAlone(kit.keysInFlight, key, run);
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
  kit: CallKit,
): Promise<Written> {
  const { viewer, now } = call.context;
  // Held: once the end of a session is answered, nothing more is written by it.
  if (viewer !== null) await requireSession(queries, viewer, kit.database.kind === "postgres");
  if (key === null) return runWrite(call, queries, kit);
  if (kit.database.kind === "postgres" && !(await lockKey(queries, key))) throw inFlightError();
  const earlier = await loadKeyedAnswer(queries, key);
  if (earlier === undefined) {
    const written = await runWrite(call, queries, kit);
    await saveKeyedAnswer(queries, key, writeKept(key.row, written.text, kit.keyedReads), now);
    return written;
  }
  if (earlier.row !== key.row || earlier.bodyHash !== key.bodyHash)
    throw new AppError("VALIDATION_FAILED", { words: "idempotencyReused" });
  return { text: await readKept(key.row, earlier.answer, kit.keyedReads, queries), tag: null };
}

/** Whoever may change a trip raises its version before the handler, which then reads the new `updated`; others only copy. */
async function runWrite(call: Call, queries: Queries, kit: CallKit): Promise<Written> {
  const { row, handler, input, context } = call;
  const { who } = row.access;
  const isChange = who === "trip-owner" || who === "trip-private";
  // SQLite has one writer at a time, and no words for locks.
  const lock = kit.database.kind === "sqlite" ? null : isChange ? "update" : "share";
  const where = locateTrip(row.access, fieldsOf(input));
  let trip: AdmittedTrip | null = null;
  if (where !== null && "trip" in row.access) {
    const found = await findTrip(queries, where, lock);
    trip = admit(found, context.viewer, row.access.who);
  }
  if (trip !== null && isChange) {
    if (call.ifMatch !== undefined && !namesTag(call.ifMatch, tagOf(trip)))
      throw new AppError("CONFLICT");
    await raiseVersion(queries, trip.id, context.now);
    trip = { ...trip, version: trip.version + 1 };
  }
  const tripContext: TripContext = { ...context, queries, trip };
  const answer = await handler(input as never, tripContext as never);
  return {
    text: JSON.stringify(answer),
    tag: trip !== null && isChange && row.method !== "DELETE" ? tagOf(trip) : null,
  };
}

/** The fields that may lead to the trip: of the path, else of the body. */
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
  if (row.creates !== true || key === undefined || viewer === null) return null;
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
