/** `npm run build`: installs and builds what is missing, and starts nothing. */
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build/build.mjs");
await buildOrStop();
