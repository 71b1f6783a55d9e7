/**
 * `npm run db:migrate`, `npm run db:seed`, `npm run backup`, `npm run restore`, `npm run move-to-postgres`, `npm run move-files`, `npm run admin`: run the server's commands on the configured database.
 */
import { bootstrap } from "./install/bootstrap.mjs";
import { stopWith } from "./process/stop-with.mjs";

const commands = [
  "migrate",
  "seed",
  "backup",
  "restore",
  "move-to-postgres",
  "move-files",
  "admin",
];
if (!commands.includes(process.argv[2] ?? ""))
  stopWith(`Usage: node scripts/db.mjs ${commands.join("|")}`);
await bootstrap(import.meta.url);
await import("../apps/server/src/main.ts");
