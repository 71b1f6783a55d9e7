import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "../../config/config.ts";
import { dataFiles } from "../../db/data-files.ts";
import { openDatabase } from "../../db/open-database.ts";
import { postgresTypes } from "../../db/postgres-connections.ts";
import { StartFailure } from "../../process/start-failure.ts";
import { refuseOpenSqlite } from "../backup/sqlite-backup.ts";
import { type SourceTable, SqliteSource } from "./sqlite-source.ts";
import { type Row, TableDigest } from "./table-digest.ts";

/** Rows of one statement. The largest have some kilobytes. */
const rowsAtOnce = 500;

/**
 * Moves all that the embedded database of `DATA_DIR` holds into the empty PostgreSQL database of `DATABASE_URL`, in one
 * transaction, and compares every table's rows before it commits. The embedded database stays as it is. The server must
 * be stopped.
 */
export async function moveToPostgres(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  printLine: (line: string) => void,
): Promise<void> {
  if (databaseUrl === undefined)
    throw new StartFailure("DATABASE_URL: name the PostgreSQL database to move to.");
  const file = join(dataDir, dataFiles.database);
  await access(file).catch(() => {
    throw new StartFailure(`DATA_DIR: ${file} does not exist.`);
  });
  refuseOpenSqlite(file);
  // Both get the tables of this version.
  for (const url of [undefined, databaseUrl])
    await (await openDatabase({ databaseUrl: url, dataDir })).close();
  const source = new SqliteSource(file);
  const target = new pg.Client({ connectionString: databaseUrl, types: postgresTypes });
  try {
    await target.connect();
    await target.query("begin isolation level repeatable read");
    await move(source, target, printLine);
    await moveSecret(target, join(dataDir, dataFiles.secret));
    await target.query("commit");
  } finally {
    source.close();
    await target.end();
  }
}

async function move(source: SqliteSource, target: pg.Client, printLine: (line: string) => void) {
  const { rows } = await target.query("select count(*)::int as count from users");
  if (rows[0]?.count > 0)
    throw new StartFailure(`The PostgreSQL database has ${rows[0].count} accounts.`);
  const tables = source.listTables();
  for (const { name } of tables.toReversed()) await target.query(`delete from "${name}"`);
  // What is moved is no change of a trip.
  for (const { name } of tables) await target.query(`alter table "${name}" disable trigger user`);
  for (const table of tables) {
    const sent = await copyTable(source, target, table);
    const found = await digestTable(target, table.name);
    if (String(found) !== String(sent))
      throw new StartFailure(`${table.name}: ${found} arrived, of ${sent}. Nothing was moved.`);
    printLine(`${table.name}: ${found}`);
  }
  for (const { name } of tables) await target.query(`alter table "${name}" enable trigger user`);
}

async function copyTable(
  source: SqliteSource,
  target: pg.Client,
  { name, ownReferences }: SourceTable,
): Promise<TableDigest> {
  const digest = new TableDigest();
  const insert = (rows: readonly Row[]) =>
    target.query(
      `insert into "${name}" select * from json_populate_recordset(null::"${name}", $1::json)`,
      [JSON.stringify(rows)],
    );
  // A row may stand before the one of the same table that it names.
  const referring: Row[] = [];
  let rows: Row[] = [];
  for (const row of source.readRows(name)) {
    digest.add(row);
    if (ownReferences.some((column) => row[column] !== null)) referring.push(row);
    rows.push({ ...row, ...Object.fromEntries(ownReferences.map((column) => [column, null])) });
    if (rows.length < rowsAtOnce) continue;
    await insert(rows);
    rows = [];
  }
  await insert(rows);
  for (const row of referring)
    for (const column of ownReferences)
      await target.query(`update "${name}" set "${column}" = $1 where id = $2`, [
        row[column],
        row.id,
      ]);
  return digest;
}

async function digestTable(target: pg.Client, name: string): Promise<TableDigest> {
  const digest = new TableDigest();
  await target.query(`declare moved no scroll cursor for select * from "${name}"`);
  for (;;) {
    const { rows } = await target.query(`fetch ${rowsAtOnce} from moved`);
    for (const row of rows) digest.add(row);
    if (rows.length === 0) break;
  }
  await target.query("close moved");
  return digest;
}

/** Sessions go on. PostgreSQL keeps the secret among the settings, for all its servers. */
async function moveSecret(target: pg.Client, file: string): Promise<void> {
  const secret = await readFile(file, "utf8").catch(() => null);
  if (secret === null) return;
  const setting = "insert into settings (name, value) values ('jwt_secret', $1)";
  await target.query(`${setting} on conflict (name) do update set value = excluded.value`, [
    secret.trim(),
  ]);
}
