import { AppError } from "@castor/core/errors.ts";
import type { Queries } from "../db/database.ts";

/** Longer answers are not kept but read again: they are as long as a trip, and one account may ask for any number of them. */
const mostKept = 65_536;

/** Rows whose answers may be long, with what reads such an answer again by the ids of what it holds. */
export type KeyedReads = Readonly<
  Record<string, (queries: Queries, ids: readonly string[]) => Promise<unknown>>
>;

/** What is kept of an answer for calls with the same key: the answer, or only the ids of what it holds. */
export function writeKept(row: string, text: string, reads: KeyedReads): string {
  if (text.length <= mostKept || reads[row] === undefined) return text;
  const answer = JSON.parse(text) as { id: string } | { id: string }[];
  const ids = [answer].flat().map(({ id }) => id);
  return JSON.stringify({ kept: ids } satisfies Kept);
}

/** The answer of what was kept; 404 when it was to be read again and is gone. */
export async function readKept(
  row: string,
  kept: string,
  reads: KeyedReads,
  queries: Queries,
): Promise<string> {
  const read = reads[row];
  if (read === undefined || !kept.startsWith(keptStart)) return kept;
  const { kept: ids } = JSON.parse(kept) as Kept;
  const answer = await read(queries, ids);
  if (answer === undefined) throw new AppError("NOT_FOUND");
  return JSON.stringify(answer);
}

interface Kept {
  kept: string[];
}

/** No answer of a row begins so. */
const keptStart = '{"kept":';
