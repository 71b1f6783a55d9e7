/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, seconds: number }} FileTime how long a test file ran, from the checkout's own folder
 * @typedef {{ name: string, message: string }} Failure a failed test with its file, and why it failed
 * @typedef {Count & { output?: string, says?: string, files?: FileTime[], failures?: Failure[], flaky?: Failure[] }} Outcome `says` is told also where all passed; `flaky` passed only the second time
 */

/** How many of the slowest test files are listed. */
const maxSlowFiles = 10;
/** How many failed tests are listed, and how much of each one's message. */
const maxFailures = 20;
const maxMessage = 3000;

/** Counts and times the checks of one run. */
export class Report {
  #files = /** @type {FileTime[]} */ ([]);
  #failures = /** @type {Failure[]} */ ([]);
  #flaky = /** @type {Failure[]} */ ([]);
  #steps = /** @type {(Count & { name: string, seconds: number })[]} */ ([]);

  /**
   * Runs one step, prints its result, and counts it.
   * @param {string} name
   * @param {() => Promise<Outcome>} run
   */
  async step(name, run) {
    const begun = performance.now();
    const {
      passed,
      failed,
      output = "",
      says = "",
      files = [],
      failures = [],
      flaky = [],
    } = await run();
    this.#files.push(...files);
    this.#failures.push(...failures);
    this.#flaky.push(...flaky);
    const seconds = (performance.now() - begun) / 1000;
    this.#steps.push({ name, passed, failed, seconds });
    if (failed > 0 && output.trim() !== "") console.log(output.trimEnd());
    console.log(
      `${failed > 0 ? "✗" : "✓"} ${name} (${seconds.toFixed(1)} s)${says && `: ${says}`}`,
    );
  }

  /** Prints the times and the summary, whose last line is `N passed, N failed`, and sets the exit code. */
  close() {
    const passed = this.#steps.reduce((sum, step) => sum + step.passed, 0);
    const failed = this.#steps.reduce((sum, step) => sum + step.failed, 0);
    this.#printSlowFiles();
    printTests("Failed tests:", this.#failures);
    printTests("Flaky tests, which passed only the second time:", this.#flaky);
    console.log("");
    for (const step of this.#steps) {
      const mark = step.failed > 0 ? "✗" : "✓";
      console.log(
        `${mark} ${step.name}: ${step.passed} passed, ${step.failed} failed, ${step.seconds.toFixed(1)} s`,
      );
    }
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }

  #printSlowFiles() {
    if (this.#files.length === 0) return;
    console.log("\nSlowest test files:");
    const slowest = this.#files.toSorted((one, other) => other.seconds - one.seconds);
    for (const { name, seconds } of slowest.slice(0, maxSlowFiles))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
}

/**
 * Says again what failed, since where only the end of the output is kept its place is far above.
 * @param {string} heading
 * @param {Failure[]} tests
 */
function printTests(heading, tests) {
  if (tests.length === 0) return;
  console.log(`\n${heading}`);
  for (const { name, message } of tests.slice(0, maxFailures))
    console.log(`  ${name}\n    ${message.slice(0, maxMessage).replaceAll("\n", "\n    ")}`);
}

/**
 * Counts a check that either holds or not as one.
 * @param {{ code: number, output: string, says?: string }} outcome
 */
export const countAsOne = ({ code, output, says = "" }) =>
  code === 0 ? { passed: 1, failed: 0, says } : { passed: 0, failed: 1, output };
