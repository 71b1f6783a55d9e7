/**
 * `npm run db:migrate`, `npm run db:seed`, `npm run backup`, `npm run restore`, `npm run move-to-postgres`, `npm run admin`: run the server's commands on the configured database. Public trips of
 * `db:seed -- --public-trips` are made of places of the built gazetteer.
 */
import { bootstrap } from "./install/bootstrap.mjs";
import { stopWith } from "./process/stop-with.mjs";

const commands = ["migrate", "seed", "backup", "restore", "move-to-postgres", "admin"];
if (!commands.includes(process.argv[2] ?? ""))
  stopWith(`Usage: node scripts/db.mjs ${commands.join("|")}`);
await bootstrap(import.meta.url);
if (process.argv.includes("--public-trips")) {
  const { buildOrStop } = await import("./build/build.mjs");
  await buildOrStop();
}
await import("../apps/server/src/main.ts");
