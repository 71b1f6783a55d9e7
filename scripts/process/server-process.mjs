import nodeModule from "node:module";
import { pathToFileURL } from "node:url";
import { inCheckout } from "./checkout.mjs";

const settledMs = 3_000;

/** The server as `npm start` builds it, in the checkout (docs/decisions/079). */
export const builtServer = "build/server/main.mjs";

/**
 * Runs the built server in this process: no second Node must start, and signals reach the server directly. Compiled code is
 * cached for the next start.
 */
export async function becomeServer() {
  nodeModule.enableCompileCache(inCheckout("node_modules/.cache/castor"));
  const file = inCheckout(builtServer);
  // Workers run the file that their primary does. They must not install and build.
  process.argv[1] = file;
  await import(pathToFileURL(file).href);
  // Node writes the cache at a clean exit only, and a server may be killed.
  setTimeout(() => nodeModule.flushCompileCache(), settledMs).unref();
}
