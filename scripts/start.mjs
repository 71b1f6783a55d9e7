/** `npm start`: installs and builds what is missing, then becomes the server. */
import { bootstrap } from "./bootstrap.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build.mjs");
await buildOrStop();
const { becomeServer } = await import("./server-process.mjs");
await becomeServer();
