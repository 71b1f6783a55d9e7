import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { checkout } from "../../process/checkout.mjs";
import { auditExceptions, judgeAudit } from "./judge-audit.mjs";

/** A check waits no longer for a registry. */
const limitMs = 15_000;

const exceptions = auditExceptions.parse(
  JSON.parse(readFileSync(new URL("exceptions.json", import.meta.url), "utf8")),
);

/**
 * Asks the registry for advisories about the packages of the lock file. A registry that does not answer is no failure: a build
 * without a network holds.
 * @param {{ folder?: string, options?: string[], limit?: number }} [how]
 * @returns {Promise<{ code: number, output: string, says?: string }>}
 */
export async function checkAudit({ folder = checkout, options = [], limit = limitMs } = {}) {
  const answer = await askNpm(folder, options, limit);
  const faults = judgeAudit(answer, exceptions, new Date().toISOString().slice(0, 10));
  if (faults === undefined)
    return { code: 0, output: "", says: "not looked at, the registry's audit does not answer" };
  const output = [
    ...faults,
    "Raise the package, or judge it in scripts/checks/audit/exceptions.json.\n",
  ].join("\n");
  return faults.length === 0 ? { code: 0, output: "" } : { code: 1, output };
}

/**
 * What npm prints; its exit code says nothing more.
 * @param {string} folder
 * @param {string[]} options
 * @param {number} timeout
 * @returns {Promise<string>}
 */
function askNpm(folder, options, timeout) {
  const args = ["audit", "--json", "--package-lock-only", "--fetch-retries=0", ...options];
  return new Promise((resolve) => {
    execFile(
      "npm",
      args,
      { cwd: folder, timeout, killSignal: "SIGKILL", maxBuffer: 50_000_000 },
      (_error, stdout) => resolve(stdout),
    );
  });
}
