import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readConfig } from "../../src/config/config.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { StartFailure } from "../../src/process/start-failure.ts";
import { seedPublicTrips } from "./seed-public-trips.ts";

/** Adds public trips to the configured database, for measuring; the argument is their number. */
async function run(count: string): Promise<void> {
  if (!/^[1-9]\d{0,6}$/.test(count))
    throw new StartFailure("Say how many public trips: a number up to 9999999.");
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(config);
  const geodata = fileURLToPath(new URL("../../../../build/geodata", import.meta.url));
  const printLine = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    await seedPublicTrips(database, { count: Number(count), geodata, printLine });
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv[2] ?? "");
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
