/** `npm run db:migrate`, `npm run db:seed`: the server's own commands on the database that the environment names. */
import { bootstrap } from "./bootstrap.mjs";
import { stopWith } from "./stop-with.mjs";

if (!["migrate", "seed"].includes(process.argv[2] ?? ""))
  stopWith("Usage: node scripts/db.mjs migrate|seed");
await bootstrap(import.meta.url);
await import("../apps/server/src/main.ts");
