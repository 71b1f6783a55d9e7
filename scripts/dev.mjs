/** `npm run dev`: the server (port 3000) restarts on each change, Vite serves the web app (port 5173). Both stop together. */
import { spawn } from "node:child_process";
import { bootstrap } from "./install/bootstrap.mjs";
import { checkout, inCheckout } from "./process/checkout.mjs";

await bootstrap(import.meta.url);
const { buildGeodataOrStop } = await import("./build/build.mjs");
await buildGeodataOrStop();

const webOrigin = "http://localhost:5173";
const env = { ALLOWED_ORIGINS: webOrigin, ...process.env };
const server = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"],
  {
    cwd: checkout,
    env,
    stdio: "inherit",
  },
);
const web = spawn(process.execPath, [inCheckout("node_modules/vite/bin/vite.js")], {
  cwd: inCheckout("apps/web"),
  stdio: "inherit",
});

const both = [server, web];
let stopping = false;
/** @type {(signal?: NodeJS.Signals) => void} */
const stopBoth = (signal = "SIGTERM") => {
  stopping = true;
  for (const child of both) child.kill(signal);
};
process
  .on("SIGINT", () => stopBoth())
  .on("SIGTERM", () => stopBoth())
  .on("SIGHUP", () => stopBoth());
for (const child of both) {
  child.on("exit", (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stopBoth();
  });
}
