import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import {
  findPostgresPrograms,
  postgresMissing,
} from "../../apps/server/testing/databases/find-postgres.ts";
import { findRedisServer, redisMissing } from "../../apps/server/testing/databases/find-redis.ts";
import { installDebianPackage } from "../install/install-debian-package.mjs";
import { checkout, inCheckout } from "../process/checkout.mjs";
import { runNode } from "../process/run-program.mjs";

/**
 * The part of vitest's report that is read; times are in milliseconds.
 * @typedef {{ name: string, status: string, startTime: number, endTime: number, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: FileResult[] }} VitestReport
 */

/**
 * Runs vitest over every workspace, the server's tests on both databases.
 * @param {string[]} args
 * @returns {Promise<import("./report.mjs").Outcome>}
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
  // Without Valhalla its tests report that they tried nothing; with REQUIRE_ROUTING they fail.
  await runNode([inCheckout("scripts/routing.mjs"), "install"]);
  const folder = mkdtempSync(join(tmpdir(), "castor-report-"));
  const file = join(folder, "vitest.json");
  const unhandledFile = join(folder, "unhandled.json");
  const reporters = ["dot", "json", inCheckout("scripts/checks/unhandled-errors-reporter.mjs")];
  try {
    const { code, output } = await runNode(
      [
        ...[inCheckout("node_modules/vitest/vitest.mjs"), "run"],
        ...reporters.map((reporter) => `--reporter=${reporter}`),
        ...[`--outputFile.json=${file}`, ...args],
      ],
      // A shell of an operator's would give React its production build, which refuses to be tested.
      {
        env: {
          NODE_ENV: "test",
          UNHANDLED_ERRORS: unhandledFile,
          TEST_SERVER: inCheckout("build/server/main.mjs"),
        },
        repeat: true,
      },
    );
    const report = /** @type {VitestReport | undefined} */ (readJson(file));
    const { testResults = [] } = report ?? {};
    const unhandled = /** @type {import("./report.mjs").Failure[]} */ (
      readJson(unhandledFile) ?? []
    );
    const failures = [...unhandled, ...testResults.flatMap(listFailures)];
    // Such as a teardown that failed: nothing but the output tells.
    if (code !== 0 && failures.length === 0)
      failures.push({ name: `vitest ended with ${code}`, message: readEnd(output) });
    return { ...countTests(code, report), files: testResults.map(timeFile), failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const findTilemaker = () =>
  (process.env.PATH ?? "").split(delimiter).find((folder) => existsSync(join(folder, "tilemaker")));

/**
 * The last lines of an output, without colours and without the dots of passed tests.
 * @param {string} output
 */
const readEnd = (output) =>
  stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => !line.startsWith("·"))
    .slice(-40)
    .join("\n");

/**
 * @param {string} file
 * @returns {unknown}
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Counts a file that does not load, or an error outside of a test, as one failure: it has no tests to count.
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

/**
 * @param {FileResult} result
 * @returns {import("./report.mjs").Failure[]}
 */
function listFailures({ name, status, message = "", assertionResults }) {
  const file = relative(checkout, name);
  const tests = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && tests.length === 0) return [{ name: file, message }];
  return tests.map(({ fullName, failureMessages = [] }) => ({
    name: `${file} › ${fullName}`,
    message: failureMessages.join("\n"),
  }));
}

/**
 * @param {FileResult} result
 * @returns {import("./report.mjs").FileTime}
 */
const timeFile = ({ name, startTime, endTime }) => ({
  name: relative(checkout, name),
  seconds: (endTime - startTime) / 1000,
});
