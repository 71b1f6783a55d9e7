import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataFiles } from "../../src/db/data-files.ts";
import { findPostgresPrograms } from "../databases/find-postgres.ts";
import { startPostgres } from "../databases/postgres.ts";
import { runToEnd, spawnServer } from "../servers/spawn-server.ts";
import { dumpSqlite } from "./dump-sqlite.ts";
import { type ReleaseTrips, releaseFiles, releasesFolder } from "./release-data.ts";

/**
 * Writes the data of a version, whose name is the argument, for the tests of later versions: the demo as this version's
 * server makes it, in SQLite and moved to PostgreSQL by its own command.
 */
async function writeReleaseData(version: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "castor-release-"));
  const postgres = await startPostgres();
  try {
    const trips = await makeTrips(dataDir);
    const moved = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    const { code, stderr } = await runToEnd(moved, "move-to-postgres");
    if (code !== 0) throw new Error(stderr);
    const folder = join(releasesFolder, version);
    await mkdir(folder, { recursive: true });
    const write = (file: string, text: string) => writeFile(join(folder, file), text);
    await write(releaseFiles.sqlite, dumpSqlite(join(dataDir, dataFiles.database)));
    await write(releaseFiles.postgres, dumpPostgres(postgres.url));
    await write(releaseFiles.trips, `${JSON.stringify(trips, null, 1)}\n`);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function makeTrips(dataDir: string): Promise<ReleaseTrips> {
  const seeded = await runToEnd({ DATA_DIR: dataDir }, "seed");
  if (seeded.code !== 0) throw new Error(seeded.stderr);
  // A key of its own would be made, and kept with the data.
  const server = await spawnServer({ DATA_DIR: dataDir, JWT_SECRET: "of no instance ".repeat(4) });
  const ask = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(`${server.origin}/api/${path}`, options);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  try {
    const account = await readFile(join(dataDir, "demo.txt"), "utf8");
    const [, username = "", password = ""] = account.split("\n");
    const { access_token } = await ask("auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    const options = { headers: { authorization: `Bearer ${access_token}` } };
    const list: { id: string }[] = await ask("trip", options);
    const trips = await Promise.all(list.map(({ id }) => ask(`trip/${id}`, options)));
    return { username, password, trips };
  } finally {
    await server.end("SIGTERM");
  }
}

/** Without the commands of psql, and what a server of another version does not know. */
function dumpPostgres(url: string): string {
  const how = ["--inserts", "--no-owner", "--no-acl", "--no-comments"];
  const program = join(findPostgresPrograms() ?? "", "pg_dump");
  const text = execFileSync(program, [...how, url], { encoding: "utf8" });
  return text.replace(/^(?:\\(?:un)?restrict |SET transaction_timeout ).*\n/gm, "");
}

const [, , version] = process.argv;
if (version === undefined) throw new Error("Name the version.");
await writeReleaseData(version);
