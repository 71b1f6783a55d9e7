import { type RawBuilder, sql } from "kysely";
import type { Queries } from "./database.ts";

interface Move {
  id: string;
  from: number;
  to: number;
}

/** Moves one row to another position among its `siblings`; the rows in between shift by one. */
export async function movePosition(
  queries: Queries,
  table: "notes" | "stops",
  siblings: RawBuilder<boolean>,
  { id, from, to }: Move,
): Promise<void> {
  if (from === to) return;
  const step = from < to ? -1 : 1;
  await sql`
    update ${sql.table(table)}
    set position = case when id = ${id}
      then cast(${to} as integer) else position + cast(${step} as integer) end
    where ${siblings}
      and position >= ${Math.min(from, to)} and position <= ${Math.max(from, to)}
  `.execute(queries);
}
