import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../apps/server/testing/servers/free-port.ts";
import { describeMissingChromium, findOrInstallChromium } from "../install/find-chromium.mjs";
import { inCheckout } from "../process/checkout.mjs";
import { runNode } from "../process/run-program.mjs";
import { judgeJourneys } from "./judge-journeys.mjs";

/**
 * Runs Playwright's journeys against the built app.
 * @param {string[]} args
 * @param {Record<string, string>} [settings] variables of `playwright.config.ts`
 * @returns {Promise<import("./report.mjs").Outcome>}
 */
export async function runBrowserTests(args, settings = {}) {
  const chromium = await findOrInstallChromium();
  if (chromium === undefined) return { passed: 0, failed: 1, output: describeMissingChromium() };
  const folder = mkdtempSync(join(tmpdir(), "castor-report-"));
  const file = join(folder, "playwright.json");
  try {
    const env = {
      CHROMIUM_PATH: chromium,
      E2E_PORT: String(await findFreePort()),
      E2E_PROVIDER_PORT: String(await findFreePort()),
      E2E_TILE_PORT: String(await findFreePort()),
      E2E_REPORT: file,
      ...settings,
    };
    const { code } = await runNode(
      [inCheckout("node_modules/@playwright/test/cli.js"), "test", ...args],
      { env },
    );
    return judgeJourneys(code, readReport(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @returns {import("./judge-journeys.mjs").PlaywrightReport | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
