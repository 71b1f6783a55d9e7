import type { Queries } from "../../db/database.ts";
import type { Condition } from "./conditions-store.ts";

/** A condition with fewer matches than this is looked up as a whole. */
const fewMatches = 2_000;
/** Of other conditions the rarest among so many newest listings is taken. */
const sample = 20_000;

/** The condition by which a search begins. */
export interface Lead {
  condition: Condition;
  words: readonly number[];
  /** True for fewer matches than `fewMatches`. */
  isRare: boolean;
}

/** The condition with the fewest matches; null when the index has none, or too many words for each. */
export async function chooseLead(
  queries: Queries,
  conditions: readonly Condition[],
  end: number,
): Promise<Lead | null> {
  let lead: (Lead & { count: number }) | null = null;
  for (const condition of conditions) {
    const { words } = condition;
    if (words === null) continue;
    const all = await countPostings(queries, words, 0, fewMatches);
    const isRare = all < fewMatches;
    const isOnly = conditions.length === 1;
    const count =
      isRare || isOnly
        ? all
        : fewMatches + (await countPostings(queries, words, end - sample, sample));
    if (lead === null || count < lead.count) lead = { condition, words, isRare, count };
  }
  return lead;
}

async function countPostings(
  queries: Queries,
  words: readonly number[],
  from: number,
  max: number,
): Promise<number> {
  const row = await queries
    .selectFrom((is) =>
      is
        .selectFrom("catalog_postings")
        .select("listing")
        .where("word", "in", words)
        .where("listing", ">=", from)
        .limit(max)
        .as("some"),
    )
    .select((is) => is.fn.countAll().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
