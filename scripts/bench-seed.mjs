/**
 * `npm run bench:seed -- 1000000`: adds public trips to the configured database, for measuring. They are made of places of
 * the built gazetteer. It goes on where it was interrupted.
 */
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build/build.mjs");
await buildOrStop();
await import("../apps/server/testing/public-trips/main.ts");
