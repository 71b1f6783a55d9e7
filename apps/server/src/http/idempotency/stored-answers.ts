import { AppError } from "@castor/core/errors.ts";
import type { Standing } from "@castor/core/members/member.ts";
import { type TripView, viewAs } from "@castor/core/trips/view-trip.ts";
import type { Queries } from "../../db/database.ts";
import type { KeptAnswer } from "./idempotency-store.ts";

/**
 * Longer answers are not stored but read again. Each change of a trip stores one for 2,160 hours, and an answer can be
 * as long as a trip. A moved point answers all points of its day.
 */
export const maxStoredLength = 4_096;

/** Endpoints with long answers. Each has a function that reads such an answer again by the ids of its entities. */
export type ReloadByRow = Readonly<
  Record<string, (queries: Queries, ids: readonly string[], view: TripView) => Promise<unknown>>
>;

/** What is stored for a key: the answer, or for a long one the ids of its entities. */
export function writeStoredAnswer(row: string, text: string, reads: ReloadByRow): string {
  if (text.length <= maxStoredLength || reads[row] === undefined) return text;
  const answer = JSON.parse(text) as { id: string } | { id: string }[];
  const ids = [answer].flat().map(({ id }) => id);
  return JSON.stringify({ kept: ids } satisfies StoredIds);
}

/**
 * The answer for a stored text, for whoever stands so with its trip now. Throws 404 when it must be read again and is gone, and
 * when it has money that was hidden from the caller since.
 */
export async function readStoredAnswer(
  row: string,
  { answer: stored, hasMoney }: Pick<KeptAnswer, "answer" | "hasMoney">,
  reads: ReloadByRow,
  queries: Queries,
  standing: Standing,
): Promise<string> {
  const read = reads[row];
  if (read === undefined || !stored.startsWith(storedStart)) {
    if (hasMoney && !standing.seesMoney) throw new AppError("NOT_FOUND");
    return stored;
  }
  const { kept: ids } = JSON.parse(stored) as StoredIds;
  const answer = await read(queries, ids, viewAs(standing));
  if (answer === undefined) throw new AppError("NOT_FOUND");
  return JSON.stringify(answer);
}

interface StoredIds {
  kept: string[];
}

/** No answer of an endpoint begins like this. */
const storedStart = '{"kept":';
