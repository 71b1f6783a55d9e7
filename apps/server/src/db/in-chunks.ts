/** Rows of one statement: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const maxRows = 500;

/** Splits rows into chunks that fit into one statement; no chunk for no rows. */
export function* inChunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += maxRows) yield rows.slice(from, from + maxRows);
}
