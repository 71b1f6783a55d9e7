import { randomBytes } from "node:crypto";
import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataFiles } from "../../db/data-files.ts";
import type { Database } from "../../db/database.ts";
import { loadOrCreateSetting } from "../../db/settings-store.ts";
import { systemCode, withDataFile } from "../../process/start-failure.ts";

const newSecret = () => randomBytes(48).toString("base64url");
const ownerOnly = 0o600;

/** The secret when none is configured. Made once and stored: in a shared database, else in a file. */
export function loadOrCreateSecret(database: Database, dataDir: string): Promise<string> {
  if (database.kind === "postgres")
    return database.write((queries) => loadOrCreateSetting(queries, "jwt_secret", newSecret()));
  const file = join(dataDir, dataFiles.secret);
  return withDataFile(file, () => loadOrCreateFile(file));
}

async function loadOrCreateFile(file: string): Promise<string> {
  const secret = newSecret();
  try {
    await writeFile(file, secret, { mode: ownerOnly, flag: "wx" });
    return secret;
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
  }
  const stored = (await readFile(file, "utf8")).trim();
  if (stored.length >= 32) {
    // Only when others can read it: this user may read a file without owning it.
    if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, ownerOnly);
    return stored;
  }
  // Interrupted by a full disk or a crash. Nothing was ever signed with an incomplete secret.
  await writeFile(file, secret, { mode: ownerOnly });
  return secret;
}
