import { existsSync } from "node:fs";
import { copyFile, rename, rm } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { StartFailure, systemCode } from "../../process/start-failure.ts";

/** All pages in one step: a backup in several begins anew after each write of another process, and might never end. */
const allPages = 2_147_483_647;

/** Copies a database as of one moment, also while a server writes to it, and checks the copy. */
export async function copySqlite(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { timeout: 10_000 });
  try {
    await backup(source, target, { rate: allPages });
  } finally {
    source.close();
  }
  checkSqlite(target);
}

/** Fails in one line where a database is damaged. Leaves one file, without a write-ahead log beside it. */
export function checkSqlite(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma journal_mode = delete");
    const damages = database.prepare("pragma integrity_check(1)").all();
    const lost = database.prepare("pragma foreign_key_check").all();
    if (damages[0]?.integrity_check !== "ok" || lost.length > 0)
      throw new StartFailure(`${file} is damaged: ${JSON.stringify(damages[0] ?? lost[0])}`);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`${file} is no whole database.`, { cause: error });
  } finally {
    database.close();
  }
}

/** The number of accounts; 0 where there is no database. */
export function countSqliteUsers(file: string): number {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return Number(database.prepare("select count(*) as count from users").get()?.count);
    } finally {
      database.close();
    }
  } catch {
    return 0;
  }
}

/** SQLite's result code for a database that another connection has locked. An extended one has it in its last byte. */
const busyCode = 5;

/**
 * Fails in one line while a server has the database open: it would go on writing into the file that is moved away. Each
 * connection to a write-ahead log holds a shared lock, so only a database that nobody has open can be locked wholly.
 */
export function refuseOpenSqlite(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma locking_mode = exclusive; begin exclusive; rollback");
  } catch (error) {
    // A damaged database may be replaced.
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) % 256 : 0;
    if (code !== busyCode) return;
    throw new StartFailure(`${file} is in use. Stop the server first.`, { cause: error });
  } finally {
    database.close();
  }
}

/** Puts a checked copy in the place of a database, which may be damaged and is kept beside it as `*.before-restore`. */
export async function replaceSqlite(copy: string, file: string): Promise<void> {
  const part = `${file}.part`;
  await copyFile(copy, part);
  checkSqlite(part);
  // Its write-ahead log stays beside it, under the name that SQLite looks for. One of an earlier restore must not.
  for (const end of ["-wal", "-shm", ""]) {
    await rm(`${file}.before-restore${end}`, { force: true });
    await rename(file + end, `${file}.before-restore${end}`).catch((error: unknown) => {
      if (systemCode(error) !== "ENOENT") throw error;
    });
  }
  await rename(part, file);
}
