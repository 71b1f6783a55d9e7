import { DatabaseSync } from "node:sqlite";

/** A SQLite database as statements that make it again, as the shell of SQLite writes them. */
export function dumpSqlite(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const read = (sql: string) =>
    database.prepare(sql).all() as { name: string; type: string; sql: string; line: string }[];
  const made = read(
    "select name, type, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid",
  );
  const tables = made.filter(({ type }) => type === "table");
  const rows = tables.flatMap(({ name }) => {
    const values = read(`pragma table_info("${name}")`).map((column) => `quote("${column.name}")`);
    const line = `'insert into "${name}" values (' || ${values.join(" || ',' || ")} || ');'`;
    return read(`select ${line} as line from "${name}"`).map((row) => row.line);
  });
  database.close();
  const others = made.filter(({ type }) => type !== "table");
  const statements = (list: typeof made) => list.map(({ sql }) => `${sql};`);
  // Tables may name one another, and rows come table by table.
  return [
    "pragma foreign_keys = off;",
    "begin;",
    ...statements(tables),
    ...rows,
    ...statements(others),
    "commit;\n",
  ].join("\n");
}
