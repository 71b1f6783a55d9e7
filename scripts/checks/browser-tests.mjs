import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../apps/server/testing/servers/free-port.ts";
import { describeMissingChromium, findOrInstallChromium } from "../install/find-chromium.mjs";
import { inCheckout } from "../process/checkout.mjs";
import { runNode } from "../process/run-program.mjs";

/**
 * The part of Playwright's report that is read; durations are in milliseconds.
 * @typedef {{ specs?: { title: string, tests: { projectName: string, status: string, results: { duration: number, error?: { message?: string } }[] }[] }[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites: (Suite & { file: string })[] }} PlaywrightReport
 */

/**
 * Runs Playwright's journeys against the built app.
 * @param {string[]} args
 * @returns {Promise<import("./report.mjs").Count & { output?: string, files?: import("./report.mjs").FileTime[], failures?: import("./report.mjs").Failure[] }>}
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
    const report = readReport(file);
    const { suites = [] } = report ?? {};
    return {
      ...countTests(code, report),
      ...{ files: suites.map(timeFile), failures: suites.flatMap(listFailures) },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @returns {PlaywrightReport | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {number} code
 * @param {PlaywrightReport | undefined} report
 */
function countTests(code, report) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { stats, errors } = report;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * @param {Suite & { file: string }} suite one file, in every pair of size and language
 * @returns {import("./report.mjs").FileTime}
 */
const timeFile = (suite) => ({ name: `e2e/${suite.file}`, seconds: sumDurations(suite) / 1000 });

/**
 * @param {Suite & { file?: string | undefined }} suite
 * @returns {import("./report.mjs").Failure[]}
 */
function listFailures({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        name: `e2e/${file} › ${projectName} › ${title}`,
        message: results.map(({ error }) => error?.message ?? "").join("\n"),
      })),
  );
  return [...own, ...suites.flatMap((suite) => listFailures({ ...suite, file }))];
}

/**
 * @param {Suite} suite
 * @returns {number}
 */
function sumDurations({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + sumDurations(suite), own);
}
