import nodeModule from "node:module";
import { inCheckout } from "./checkout.mjs";

const settledMs = 3_000;

/**
 * Runs the server in this process: no second Node must start, and signals reach the server directly. Compiled code is
 * cached for the next start.
 */
export async function becomeServer() {
  nodeModule.enableCompileCache(inCheckout("node_modules/.cache/castor"));
  await import("../../apps/server/src/main.ts");
  // Node writes the cache at a clean exit only, and a server may be killed.
  setTimeout(() => nodeModule.flushCompileCache(), settledMs).unref();
}
