import { randomBytes } from "node:crypto";
import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { keepSetting } from "../db/settings-store.ts";
import { systemCode, withDataFile } from "../start-failure.ts";

const newSecret = () => randomBytes(48).toString("base64url");
const ownerOnly = 0o600;

/** The secret of who configured none: made once and kept, in the database where several machines share one, else in a file. */
export function keepSecret(database: Database, dataDir: string): Promise<string> {
  if (database.kind === "postgres")
    return database.write((queries) => keepSetting(queries, "jwt_secret", newSecret()));
  const file = join(dataDir, "jwt-secret");
  return withDataFile(file, () => keepInFile(file));
}

async function keepInFile(file: string): Promise<string> {
  const secret = newSecret();
  try {
    await writeFile(file, secret, { mode: ownerOnly, flag: "wx" });
    return secret;
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
  }
  const kept = (await readFile(file, "utf8")).trim();
  if (kept.length >= 32) {
    // Only when others could read it: who may read it need not own it.
    if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, ownerOnly);
    return kept;
  }
  // Cut short by a full disk or a crash: nothing was ever signed with half a secret.
  await writeFile(file, secret, { mode: ownerOnly });
  return secret;
}
