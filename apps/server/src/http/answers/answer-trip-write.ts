import { AppError } from "@castor/core/errors.ts";
import { asOwner, type Standing } from "@castor/core/members/member.ts";
import { message } from "@castor/core/schemas/validation.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries } from "../../db/database.ts";
import { admit, changesItsTrip, locateTrip, refuseOwnerFields } from "../access/access.ts";
import { findTrip } from "../access/find-trip.ts";
import { requireSession } from "../access/session.ts";
import type {
  AnyHandler,
  CallDependencies,
  NamedRow,
  TripWritten,
} from "../calls/call-dependencies.ts";
import type { CallContext, TripAccess, TripContext } from "../calls/context.ts";
import type { CallInput } from "../calls/parse-input.ts";
import {
  hashInput,
  type KeptAnswer,
  type KeyedCall,
  loadKeyedAnswer,
  lockKey,
  saveKeyedAnswer,
} from "../idempotency/idempotency-store.ts";
import { readStoredAnswer, writeStoredAnswer } from "../idempotency/stored-answers.ts";
import { countWork } from "../limits/count-work.ts";
import { changeTrip } from "./change-trip.ts";
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
  const { text, tag, change } =
    key === null ? await run() : await runAlone(dependencies.keysInFlight, key, run);
  if (change !== null) dependencies.onTripWritten({ ...change, changeId: key?.key ?? null });
  if (tag !== null) reply.header("etag", tag);
  return sendJson(request, reply, text);
}

interface Written {
  text: string;
  tag: string | null;
  /** What those who follow the trip are told. Null for a kept answer. */
  change: Omit<TripWritten, "changeId"> | null;
}

/** What was written, and the trip that whoever wrote it still stands with. Null for a new trip: its maker owns it. */
interface Done extends Written {
  trip: TripAccess | null;
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
      {
        text: writeStoredAnswer(key.row, written.text, dependencies.reloadByRow),
        trip: written.trip,
      },
      now,
    );
    return written;
  }
  if (earlier.row !== key.row || earlier.bodyHash !== key.bodyHash)
    throw new AppError("VALIDATION_FAILED", { words: "idempotencyReused" });
  const standing = await standingFor(call, earlier, queries);
  const { reloadByRow } = dependencies;
  return {
    text: await readStoredAnswer(key.row, earlier, reloadByRow, queries, standing),
    ...{ tag: null, change: null },
  };
}

/** Where the caller stands now with the trip of a kept answer. Throws as its row does for whoever does not stand so any more. */
async function standingFor(
  { row: { access }, context: { viewer } }: Call,
  { tripId }: KeptAnswer,
  queries: Queries,
): Promise<Standing> {
  if (tripId === null || !("trip" in access)) return asOwner;
  const found = await findTrip(queries, { part: "trip", id: tripId }, viewer, null);
  return admit(found, access).standing;
}

/** Callers who may not change the trip only copy it. */
async function runWrite(
  call: Call,
  queries: Queries,
  dependencies: CallDependencies,
): Promise<Done> {
  const { row, handler, input, context } = call;
  const isChange = changesItsTrip(row);
  // SQLite has one writer at a time and no lock clauses.
  const lock = dependencies.database.kind === "sqlite" ? null : isChange ? "update" : "share";
  const where = locateTrip(row.access, fieldsOf(input));
  let trip: TripAccess | null = null;
  if (where !== null && "trip" in row.access) {
    trip = admit(await findTrip(queries, where, context.viewer, lock), row.access);
    refuseOwnerFields(row.access, trip, input.body as object | undefined);
  }
  const handle = (of: TripAccess | null): Promise<unknown> => {
    const tripContext: TripContext = { ...context, queries, trip: of };
    return handler(input as never, tripContext as never);
  };
  const { now } = context;
  let answer: unknown;
  if (trip !== null && isChange) {
    if (call.ifMatch !== undefined && !matchesEtag(call.ifMatch, etagOf(trip)))
      throw new AppError("CONFLICT");
    const by = { userId: context.viewer?.userId ?? null, now };
    ({ answer, trip } = await changeTrip(queries, trip, by, dependencies, handle));
  } else answer = await handle(trip);
  // A new trip is named by the answer, and so is one whose invitation was accepted.
  const named = answer as { id?: string; tripId?: string };
  const changed = trip?.id ?? named.id ?? named.tripId;
  if (isChange && trip === null && changed !== undefined)
    await dependencies.onTripChanged(queries, changed, now);
  const isRemoval = row.method === "DELETE";
  return {
    text: JSON.stringify(answer),
    tag: trip !== null && isChange && !isRemoval ? etagOf(trip) : null,
    change:
      changed === undefined
        ? null
        : { tripId: changed, version: isChange && trip ? trip.version : null },
    trip: isChange && !(isRemoval && (await hasEnded(queries, call, trip))) ? trip : null,
  };
}

/** True for a removal that ended where the caller stood: of the trip, or of themselves as a member. Its answer tells nothing. */
async function hasEnded(
  queries: Queries,
  { row: { access }, context: { viewer } }: Call,
  trip: TripAccess | null,
): Promise<boolean> {
  if (trip === null || !("trip" in access) || access.trip[0]?.[0] !== "trip") return false;
  const located = { part: "trip", id: trip.id } as const;
  const role = await findTrip(queries, located, viewer, null).then(
    ({ standing }) => standing.role,
    (failure: unknown) => {
      if (failure instanceof AppError) return null;
      throw failure;
    },
  );
  return role === null;
}

/** The fields that may name the trip: path parameters and the query, else the body. */
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
