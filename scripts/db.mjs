/**
 * `npm run db:migrate`, `npm run db:seed`, `npm run backup`, `npm run restore`, `npm run move-to-postgres`: run the server's commands on the configured database. Public trips of
 * `db:seed -- --public-trips` are made of places of the built gazetteer.
 */
import { bootstrap } from "./install/bootstrap.mjs";
import { stopWith } from "./process/stop-with.mjs";

if (!["migrate", "seed", "backup", "restore", "move-to-postgres"].includes(process.argv[2] ?? ""))
  stopWith("Usage: node scripts/db.mjs migrate|seed|backup|restore|move-to-postgres");
await bootstrap(import.meta.url);
if (process.argv.includes("--public-trips")) {
  const { buildOrStop } = await import("./build/build.mjs");
  await buildOrStop();
}
await import("../apps/server/src/main.ts");
