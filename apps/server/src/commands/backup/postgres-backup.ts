import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { StartFailure, systemCode } from "../../process/start-failure.ts";

/** The connection in the environment, as libpq reads it: arguments are visible to all users of the machine. */
export function connectionEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const decoded = (text: string) => decodeURIComponent(text);
  const given = {
    PGHOST: searchParams.get("host") ?? decoded(hostname),
    PGPORT: port,
    PGUSER: decoded(username),
    PGPASSWORD: decoded(password),
    PGDATABASE: decoded(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
}

/** Runs one of PostgreSQL's programs, which must not be older than the server. */
async function runProgram(program: string, args: string[], url: string): Promise<void> {
  try {
    await promisify(execFile)(program, args, {
      env: { PATH: process.env.PATH, ...connectionEnvironment(url) },
      maxBuffer: 64 * 1_048_576,
    });
  } catch (error) {
    if (systemCode(error) === "ENOENT")
      throw new StartFailure(`${program} is missing: install the client programs of PostgreSQL.`);
    const stderr = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new StartFailure(`${program} failed: ${pickError(stderr)}`, { cause: error });
  }
}

/** The line of the first error. The last line may be a hint or a part of the statement. */
function pickError(stderr: string): string | undefined {
  const lines = stderr.split("\n");
  return lines.find((line) => line.includes("error: ")) ?? lines.at(-1);
}

/** Dumps a database as of one moment and checks that the dump can be read. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const kept = ["--format=custom", "--no-owner", "--no-acl", `--file=${file}`];
  await runProgram("pg_dump", kept, url);
  await checkDump(url, file);
}

/** Reads a dump to its end without a database. */
const checkDump = (url: string, file: string): Promise<void> =>
  runProgram("pg_restore", ["--file=/dev/null", file], url);

/** Puts a dump in the place of all that the database holds, in one transaction. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  await checkDump(url, file);
  const replaced = ["--clean", "--if-exists", "--no-owner", "--no-acl"];
  const whole = ["--single-transaction", "--exit-on-error"];
  const { PGDATABASE = "" } = connectionEnvironment(url);
  await runProgram("pg_restore", [...replaced, ...whole, `--dbname=${PGDATABASE}`, file], url);
}

/** The number of accounts; 0 in an empty database. */
export async function countPostgresUsers(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(`DATABASE_URL: the database cannot be reached (${systemCode(error)}).`);
  }
  try {
    const { rows } = await client.query("select to_regclass('users') as found");
    if (rows[0]?.found === null) return 0;
    const counted = await client.query("select count(*) as count from users");
    return Number(counted.rows[0]?.count);
  } finally {
    await client.end();
  }
}
