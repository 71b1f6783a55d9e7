import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findPostgresPrograms, postgresMissing } from "../apps/server/testing/find-postgres.ts";
import { findRedisServer, redisMissing } from "../apps/server/testing/find-redis.ts";
import { inCheckout } from "./checkout.mjs";
import { installDebianPackage } from "./install-debian-package.mjs";
import { runNode } from "./run-program.mjs";

/**
 * The part of vitest's report that is counted.
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 */

/**
 * Runs vitest over every workspace, the server's tests on both databases.
 * @param {string[]} args
 */
export async function runUnitTests(args) {
  if (!process.env.TEST_DATABASE_URL && findPostgresPrograms() === undefined)
    await installDebianPackage("postgresql");
  if (!process.env.TEST_DATABASE_URL && findPostgresPrograms() === undefined)
    console.error(postgresMissing);
  if (findRedisServer() === undefined) await installDebianPackage("redis-server");
  if (findRedisServer() === undefined) console.error(redisMissing);
  if (findTilemaker() === undefined) await installDebianPackage("tilemaker");
  if (findTilemaker() === undefined)
    console.error(
      "The tests of street maps need Tilemaker: install it (Debian: apt-get install tilemaker).",
    );
  // Without it the tests of the routing sidecar say that they did not try it; with REQUIRE_ROUTING they fail.
  await runNode([inCheckout("scripts/routing.mjs"), "install"]);
  const folder = mkdtempSync(join(tmpdir(), "castor-report-"));
  const file = join(folder, "vitest.json");
  try {
    const options = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
    const { code } = await runNode([
      inCheckout("node_modules/vitest/vitest.mjs"),
      ...options,
      ...args,
    ]);
    return countTests(code, readReport(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const findTilemaker = () =>
  (process.env.PATH ?? "").split(delimiter).find((folder) => existsSync(join(folder, "tilemaker")));

/**
 * @param {string} file
 * @returns {VitestReport | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * A file that does not load has no tests of its own to count, nor has an error outside of any test: each is one failure.
 * @param {number} code
 * @param {VitestReport | undefined} report
 */
function countTests(code, report) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
