import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Queries } from "../../src/db/database.ts";
import { everyRow, sendSample } from "../calls/every-row.ts";
import { makeTripIn } from "../calls/trip-states.ts";
import { testDatabases } from "../databases/each-database.ts";
import { recordStatements, type Statement } from "../databases/record-statements.ts";
import { tableNames } from "../databases/table-names.ts";
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
  ideas: { id: "'i' || i", trip_id: "'t' || i", place_id: "'p' || i" },
  finance_items: { id: "'f' || i", trip_id: "'t' || i" },
  files: { id: "'y' || i", trip_id: "'t' || i", owner_id: owner, hash: "'z' || i" },
  attachments: { id: "'a' || i", trip_id: "'t' || i", file_id: "'y' || i" },
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
    for (const table of Object.keys(filled))
      await sql`analyze ${sql.table(table)}`.execute(queries);
  });
}

/** Tables that stay small, whatever users do. */
const small: readonly string[] = ["settings"];
/**
 * The tables whose reading is looked for. SQLite plans without a table's statistics as if it were large. PostgreSQL reads a
 * table of a few rows whole, so there only the filled ones tell. Both databases have the same indexes.
 */
const growing: Readonly<Record<Database["kind"], readonly string[]>> = {
  sqlite: tableNames.filter((name) => !small.includes(name)),
  postgres: Object.keys(filled),
};

/** The steps of a statement's plan. PostgreSQL writes a step's conditions on lines of their own. */
async function explain(queries: Queries, kind: Database["kind"], statement: Statement) {
  const prefix = kind === "sqlite" ? "explain query plan" : "explain";
  const compiled = sql`select 1`.compile(queries);
  const query = {
    ...compiled,
    sql: `${prefix} ${statement.sql}`,
    parameters: statement.parameters,
  };
  const { rows } = await queries.executeQuery(query as CompiledQuery<Record<string, unknown>>);
  const lines = rows.map((row) => String(row.detail ?? row["QUERY PLAN"]));
  return kind === "sqlite" ? lines : lines.join("\n").split(/\n\s*->\s*/);
}

/** The table, or its name in the query, that a step of SQLite or PostgreSQL reads from end to end. */
const wholeTable = [
  /^SCAN (\w+)(?: USING (?:COVERING )?INDEX|$)/,
  /^Seq Scan on (\w+)/,
  /^Index (?:Only )?Scan (?:Backward )?using \S+ on (\w+)(?![\s\S]*Index Cond)/,
];

/** The tables that a plan reads whole. A query with a limit reads an index in its order up to the limit. */
function findWholeTables(
  text: string,
  steps: readonly string[],
  tables: readonly string[],
): string[] {
  const names = new Map(
    [...text.matchAll(/"?(\w+)"? as "?(\w+)"?/gi)].map(([, table = "", alias]) => [alias, table]),
  );
  const isBounded = / limit /i.test(text);
  return steps.flatMap((step) => {
    const name = wholeTable.map((form) => form.exec(step.trim())?.[1]).find(Boolean) ?? "";
    const table = names.get(name) ?? name;
    const isInOrder = isBounded && /index/i.test(step);
    return tables.includes(table) && !isInOrder ? [table] : [];
  });
}

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
    const { kind } = server.database;
    const plan = await server.database.glance((queries) => explain(queries, kind, statement));
    return findWholeTables(statement.sql, plan, growing[kind]);
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

  test("a query that reads a whole table is found, under another name and by an index too", async () => {
    const mark = server.database.kind === "sqlite" ? "?" : "$1";
    const find = (text: string) => findScans({ sql: text.replace("?", mark), parameters: ["x"] });
    expect(await find("select id from trips where name = ?")).toEqual(["trips"]);
    expect(await find('select t.id from "trips" as "t" where t.name = ?')).toEqual(["trips"]);
    expect(await find("select count(*) from trips where id <> ?")).toEqual(["trips"]);
    expect(await find("select id from trips where id = ?")).toEqual([]);
    expect(await find("select id from trips where id > ? order by id limit 10")).toEqual([]);
  });
});
