/**
 * The part of Playwright's report that is read; durations are in milliseconds.
 * @typedef {{ duration: number, error?: { message?: string }, attachments?: { name: string, path?: string }[] }} Result
 * @typedef {{ projectName: string, status: string, results: Result[] }} Test
 * @typedef {{ specs?: { title: string, tests: Test[] }[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites: (Suite & { file: string })[] }} PlaywrightReport
 * @typedef {import("./report.mjs").Failure} Failure
 */

/** How many journeys of a run may pass only the second time. With more the run fails. */
const maxFlaky = 3;

/**
 * Counts journeys. A flaky one passed only the second time: it is named with its first failure, and counts as passed while
 * there are few.
 * @param {number} code with which Playwright ended
 * @param {PlaywrightReport | undefined} report undefined when there is none
 * @returns {import("./report.mjs").Outcome}
 */
export function judgeJourneys(code, report) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = report;
  const isTooFlaky = stats.flaky > maxFlaky;
  const failed = stats.unexpected + errors.length + (isTooFlaky ? stats.flaky : 0);
  return {
    passed: stats.expected + (isTooFlaky ? 0 : stats.flaky),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    files: suites.map(timeFile),
    failures: suites.flatMap((suite) => listFailures(suite, "unexpected")),
    flaky: suites.flatMap((suite) => listFailures(suite, "flaky")),
  };
}

/**
 * @param {Suite & { file: string }} suite one file, in every pair of size and language
 * @returns {import("./report.mjs").FileTime}
 */
const timeFile = (suite) => ({ name: `e2e/${suite.file}`, seconds: sumDurations(suite) / 1000 });

/**
 * @param {Suite & { file: string }} suite
 * @param {string} status
 * @returns {Failure[]}
 */
function listFailures({ file, specs = [], suites = [] }, status) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => ({
        name: `e2e/${file} › ${projectName} › ${title}`,
        message: results.flatMap(describeResult).join("\n"),
      })),
  );
  return [...own, ...suites.flatMap((suite) => listFailures({ ...suite, file }, status))];
}

/**
 * @param {Result} result
 * @returns {string[]}
 */
function describeResult({ error, attachments = [] }) {
  const traces = attachments.flatMap(({ name, path }) =>
    name === "trace" && path !== undefined
      ? [`Trace: npx playwright show-trace ${JSON.stringify(path)}`]
      : [],
  );
  return [...traces, ...(error?.message === undefined ? [] : [error.message])];
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
