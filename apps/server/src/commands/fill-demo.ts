import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLanguage } from "@castor/core/basics/language.ts";
import { hashPassword } from "../account/passwords/passwords.ts";
import { saveNewUser } from "../account/registration/new-user-store.ts";
import { hasUsers } from "../account/user-store.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { loadOrCreateSetting, loadSetting } from "../db/settings-store.ts";
import { withDataFile } from "../process/start-failure.ts";
import { fillDemoTrips } from "../trips/demo-trips.ts";

export interface DemoAccount {
  username: string;
  password: string;
}

const username = "demo@castor.example";
const publicName = "Castor";

const filled = "demo_filled";

/** Fills a database with the demo at its first start. A deleted demo does not come back. */
export async function fillDemoOnce(
  database: Database,
  config: Pick<Config, "dataDir" | "publicUrl">,
): Promise<DemoAccount | null> {
  const wasFilled = await database.read((queries) => loadSetting(queries, filled));
  return wasFilled === undefined ? fillDemo(database, config) : null;
}

/** Fills an empty database with the demo account and its trips. Answers null when the database has users. */
export async function fillDemo(
  database: Database,
  config: Pick<Config, "dataDir" | "publicUrl">,
): Promise<DemoAccount | null> {
  if (await database.read(hasUsers)) return null;
  const password = `beaver-${randomBytes(9).toString("base64url")}`;
  const passwordHash = await hashPassword(password);
  const now = new Date();
  const isFilled = await database.write(async (queries) => {
    if (await hasUsers(queries)) return false;
    const lang = defaultLanguage;
    const user = { username, passwordHash, publicName, lang } as const;
    const ownerId = await saveNewUser(queries, user, now);
    if (ownerId === undefined) return false;
    await fillDemoTrips(queries, ownerId, now);
    await loadOrCreateSetting(queries, filled, now.toISOString());
    // Written before the commit: an account without a known password would be useless.
    const file = join(config.dataDir, "demo.txt");
    const text = `${config.publicUrl}/login\n${username}\n${password}\n`;
    await withDataFile(file, () => writeFile(file, text, { mode: 0o600 }));
    return true;
  });
  return isFilled ? { username, password } : null;
}
