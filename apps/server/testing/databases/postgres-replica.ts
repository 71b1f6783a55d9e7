import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgresPrograms, postgresMissing } from "./find-postgres.ts";
import { type RunningPostgres, startPostgres } from "./postgres.ts";

const run = promisify(execFile);

/** Starts a hot standby that follows a running PostgreSQL by streaming replication. */
export async function startReplica(primary: RunningPostgres): Promise<RunningPostgres> {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error(postgresMissing);
  const folder = await mkdtemp(join(tmpdir(), "castor-replica-"));
  const data = join(folder, "data");
  await run(join(programs, "pg_basebackup"), [
    ...["--pgdata", data, "--dbname", primary.url, "--write-recovery-conf"],
    ...["--checkpoint", "fast", "--no-sync"],
  ]);
  const replica = await startPostgres({}, folder);
  return {
    ...replica,
    stop: async () => {
      await replica.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
