import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Queries } from "../../src/db/database.ts";
import { everyRow, sendSample } from "../calls/every-row.ts";
import { makeTripIn } from "../calls/trip-states.ts";
import { testDatabases } from "../databases/each-database.ts";
import { recordStatements, type Statement } from "../databases/record-statements.ts";
import { startTestApp, type TestApp } from "../servers/test-app.ts";

/** Enough that PostgreSQL prefers an index to reading the table. */
const trips = 20_000;
const tripsOfUser = 20;

const owner = `'u' || (((i - 1) / ${tripsOfUser} + 1) * ${tripsOfUser})`;

/** What is stored for each of many trips, as SQL of the trip's number `i`. Other columns are those of the test's own row. */
const filled: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { id: "'u' || i", username: "'u' || i || '@example.org'" },
  sessions: { id: "'s' || i", user_id: owner, refresh_hash: "'h' || i" },
  trips: { id: "'t' || i", owner_id: owner },
  routes: { id: "'r' || i", trip_id: "'t' || i" },
  places: { id: "'p' || i", trip_id: "'t' || i" },
  stops: { id: "'x' || i", trip_id: "'t' || i", route_id: "'r' || i", place_id: "'p' || i" },
  finance_items: { id: "'f' || i", trip_id: "'t' || i" },
  notes: { id: "'n' || i", trip_id: "'t' || i", route_id: "'r' || i" },
};

async function fill(database: Database): Promise<void> {
  const numbers =
    database.kind === "sqlite"
      ? `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${trips}) select i from n) as many`
      : `generate_series(1, ${trips}) as many(i)`;
  await database.write(async (queries) => {
    for (const [table, values] of Object.entries(filled)) {
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} limit 1`.execute(queries);
      const [row] = rows;
      if (row === undefined) throw new Error(`No row of ${table} to copy.`);
      const columns = Object.keys(row);
      const picked = columns.map((column) =>
        values[column] === undefined ? sql.lit(row[column]) : sql.raw(values[column]),
      );
      const every = table === "users" ? tripsOfUser : 1;
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        select ${sql.join(picked)} from ${sql.raw(numbers)} where i % ${sql.lit(every)} = 0`.execute(
        queries,
      );
    }
    await sql`analyze`.execute(queries);
  });
}

async function explain(queries: Queries, kind: Database["kind"], statement: Statement) {
  const prefix = kind === "sqlite" ? "explain query plan" : "explain";
  const compiled = sql`select 1`.compile(queries);
  const query = {
    ...compiled,
    sql: `${prefix} ${statement.sql}`,
    parameters: statement.parameters,
  };
  const { rows } = await queries.executeQuery(query as CompiledQuery<Record<string, unknown>>);
  return rows.map((row) => String(row.detail ?? row["QUERY PLAN"]));
}

/** A step that reads a whole table, by its name or its name in the query. */
const wholeTable = /(?:^|\s)SCAN (\w+)$|Seq Scan on (\w+)/;

describe.each(testDatabases())("plans of queries on $name", (kind) => {
  let server: TestApp;
  const statements = new Map<string, Statement>();
  let failed: string[];

  beforeAll(async () => {
    server = await startTestApp(kind);
    const anna = await server.register("Anna");
    const ids = await makeTripIn(server, anna, "listed");
    await fill(server.database);
    const recorded = recordStatements();
    failed = [];
    // Removals come last, since the other calls need what they remove.
    const isLast = (name: string) => /remove|logout|password|end/i.test(name);
    const rows = everyRow.filter(({ name }) => name !== "exports.pdf");
    for (const entry of [
      ...rows.filter(({ name }) => !isLast(name)),
      ...rows.filter(({ name }) => isLast(name)),
    ]) {
      const { statusCode } = await sendSample(server, entry, ids, { as: anna });
      if (statusCode >= 500) failed.push(`${entry.name}: ${statusCode}`);
    }
    for (const statement of recorded.take()) statements.set(statement.sql, statement);
    recorded.stop();
  }, 120_000);
  afterAll(() => server.dispose());

  /** The growing tables that a statement reads from end to end. */
  const findScans = async (statement: Statement): Promise<string[]> => {
    const plan = await server.database.glance((queries) =>
      explain(queries, server.database.kind, statement),
    );
    return plan.flatMap((step) => {
      const [, onSqlite, onPostgres] = wholeTable.exec(step) ?? [];
      const table = onSqlite ?? onPostgres ?? "";
      return table in filled ? [table] : [];
    });
  };

  test("no query of a call reads the whole of a table that grows", async () => {
    expect(failed).toEqual([]);
    const scans: string[] = [];
    for (const statement of statements.values()) {
      if (!/^(?:select|with|insert|update|delete)/i.test(statement.sql)) continue;
      for (const table of await findScans(statement)) scans.push(`${table}: ${statement.sql}`);
    }
    expect(statements.size).toBeGreaterThan(100);
    expect(scans).toEqual([]);
  });

  test("a query that reads a whole table is found", async () => {
    const mark = server.database.kind === "sqlite" ? "?" : "$1";
    const statement = { sql: `select id from trips where name = ${mark}`, parameters: ["Trip"] };
    expect(await findScans(statement)).toEqual(["trips"]);
  });
});
