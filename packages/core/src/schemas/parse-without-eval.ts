import * as z from "zod/mini";

/**
 * Makes zod parse without compiling code. For pages whose Content-Security-Policy forbids it: zod would try once and
 * leave a violation in the console.
 */
export function parseWithoutEval(): void {
  z.config({ jitless: true });
}
