import type { Compilable, CompiledQuery } from "kysely";
import type { Queries } from "./database.ts";

/**
 * A query of one row whose parameters are texts, built and compiled once for each database: for those that every call
 * asks, since building one takes longer than running it.
 */
export function compileOnce<Row, Name extends string>(
  build: (queries: Queries, value: (name: Name) => string) => Compilable<Row>,
): (queries: Queries, values: Readonly<Record<Name, string>>) => Promise<Row | undefined> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (queries, values) => {
    // The same one for every transaction of a database, and another for each kind.
    const { adapter } = queries.getExecutor();
    const query = compiled.get(adapter) ?? build(queries, (name) => name).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((name) => values[name as Name]);
    const { rows } = await queries.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}
