import nodeModule from "node:module";
import { inCheckout } from "./checkout.mjs";

const settledMs = 3_000;

/**
 * Runs the server in this very process: no second Node to wait for, and signals reach it directly. Compiled code is kept, so
 * that the next start need not compile it again.
 */
export async function becomeServer() {
  nodeModule.enableCompileCache(inCheckout("node_modules/.cache/castor"));
  await import("../apps/server/src/main.ts");
  // Node writes the cache at a clean exit; a server may be killed.
  setTimeout(() => nodeModule.flushCompileCache(), settledMs).unref();
}
