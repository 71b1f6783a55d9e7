import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../apps/server/testing/free-port.ts";
import { inCheckout } from "./checkout.mjs";
import { describeMissingChromium, findOrInstallChromium } from "./find-chromium.mjs";
import { runNode } from "./run-program.mjs";

/**
 * Runs Playwright's journeys against the built app.
 * @param {string[]} args
 * @returns {Promise<import("./report.mjs").Count & { output?: string }>}
 */
export async function runBrowserTests(args) {
  const chromium = await findOrInstallChromium();
  if (chromium === undefined) return { passed: 0, failed: 1, output: describeMissingChromium() };
  const folder = mkdtempSync(join(tmpdir(), "castor-report-"));
  const file = join(folder, "playwright.json");
  try {
    const env = {
      CHROMIUM_PATH: chromium,
      E2E_PORT: String(await findFreePort()),
      E2E_PROVIDER_PORT: String(await findFreePort()),
      E2E_REPORT: file,
    };
    const { code } = await runNode(
      [inCheckout("node_modules/@playwright/test/cli.js"), "test", ...args],
      { env },
    );
    return countTests(code, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {number} code
 * @param {string} file
 */
function countTests(code, file) {
  try {
    const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
