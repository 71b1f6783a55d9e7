import type { FileAnswer, StoredAnswer } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries, Reads } from "../../db/database.ts";
import { admit, locateTrip } from "../access/access.ts";
import { admitByKey, keyOf } from "../access/admit-by-key.ts";
import { findTripForReader } from "../access/find-trip.ts";
import { requireSession } from "../access/session.ts";
import type { AnyHandler, CallDependencies, NamedRow } from "../calls/call-dependencies.ts";
import type { CallContext, TripAccess, TripContext } from "../calls/context.ts";
import type { CallInput } from "../calls/parse-input.ts";
import { addressKey } from "../limits/address-limits.ts";
import { countWork } from "../limits/count-work.ts";
import { fieldsOf } from "./answer-trip-write.ts";
import { describeDownload, isDownload } from "./describe-download.ts";
import { sendDownload } from "./send-download.ts";
import { sendJson } from "./send-json.ts";
import { isStored, sendStored } from "./send-stored.ts";

/** A call that is prepared. */
export interface Parts {
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
    .read((queries) =>
      countWork(request, async () => {
        const trip =
          key === undefined
            ? await readTrip(row, input, context, queries)
            : await admitByKey(queries, String(input.tripId), key);
        const opened: TripContext = { ...context, queries, trip };
        const answer = await handler(input as never, opened as never);
        return isDownload(row) || isStored(row) ? answer : JSON.stringify(answer);
      }),
    )
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
  if (isStored(row)) return sendStored(request, reply, await (answer as StoredAnswer)());
  return sendJson(request, reply, String(answer));
}

/** Whoever is logged in reads what they have written. */
export const readsFor = ({ viewer }: CallContext, { database }: CallDependencies): Reads =>
  viewer === null ? database.forVisitors : database;

const isNotFound = (failure: unknown) =>
  failure instanceof AppError && failure.code === "NOT_FOUND";

/** The trip of the call after the access check; null for rows of no trip, whose caller must have a session. */
export async function readTrip(
  row: NamedRow,
  input: CallInput,
  { viewer }: CallContext,
  queries: Queries,
): Promise<TripAccess | null> {
  const { access } = row;
  const where = locateTrip(access, fieldsOf(input));
  if (where === null || !("trip" in access)) {
    if (viewer !== null) await requireSession(queries, viewer);
    return null;
  }
  return admit(await findTripForReader(queries, where, viewer), access);
}
