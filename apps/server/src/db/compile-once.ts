import type { Compilable, CompiledQuery } from "kysely";
import type { Queries } from "./database.ts";

/**
 * A query of one row with text parameters, built and compiled once per database. Used for queries of every call,
 * where building takes longer than running.
 */
export function compileOnce<Row, Name extends string>(
  build: (queries: Queries, value: (name: Name) => string) => Compilable<Row>,
): (queries: Queries, values: Readonly<Record<Name, string>>) => Promise<Row | undefined> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (queries, values) => {
    // All transactions of a database share one adapter.
    const { adapter } = queries.getExecutor();
    const query = compiled.get(adapter) ?? build(queries, (name) => name).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((name) => values[name as Name]);
    const { rows } = await queries.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}
