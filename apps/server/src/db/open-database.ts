import { join } from "node:path";
import { AppError } from "@castor/core/errors.ts";
import { StartFailure, systemCode } from "../process/start-failure.ts";
import { dataFiles } from "./data-files.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

/** Opens the configured database and migrates it. */
export async function openDatabase(config: {
  databaseUrl: string | undefined;
  databaseReadUrl?: string | undefined;
  databaseConnections?: number;
  dataDir: string;
}): Promise<Database> {
  return config.databaseUrl === undefined
    ? openSqlite(join(config.dataDir, dataFiles.database))
    : openPostgres({ ...config, databaseUrl: config.databaseUrl });
}

async function openSqlite(file: string): Promise<Database> {
  const { SqliteDatabase } = await import("./sqlite-database.ts");
  try {
    return await migrateOrClose(new SqliteDatabase(file));
  } catch (failure) {
    const error = failure instanceof AppError ? failure.cause : failure;
    if (systemCode(error) !== "ERR_SQLITE_ERROR") throw failure;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`DATA_DIR: ${file} cannot be used (${reason}).`);
  }
}

/** Loads `pg` only for those who use PostgreSQL. */
async function openPostgres({
  databaseUrl: url,
  databaseReadUrl: readUrl,
  databaseConnections: connections = 10,
}: {
  databaseUrl: string;
  databaseReadUrl?: string | undefined;
  databaseConnections?: number;
}): Promise<Database> {
  const { PostgresDatabase } = await import("./postgres-database.ts");
  const migrating = new PostgresDatabase(url, { connections: 1, isPatient: true });
  try {
    await migrating.check();
    await migrate(migrating);
  } finally {
    await migrating.close();
  }
  const primary = new PostgresDatabase(url, { connections });
  if (readUrl === undefined) return primary;
  const { ReplicatedDatabase } = await import("./replica/replicated-database.ts");
  const replica = new PostgresDatabase(readUrl, { connections });
  const printLine = (line: string) => void process.stderr.write(`${line}\n`);
  return new ReplicatedDatabase({ primary, replica, printLine });
}

async function migrateOrClose(database: Database): Promise<Database> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
