/** `npm start`: installs and builds what is missing, then runs the server in this process. */
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build/build.mjs");
await buildOrStop();
const { becomeServer } = await import("./process/server-process.mjs");
await becomeServer();
