/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, seconds: number }} FileTime how long a test file ran, from the checkout's own folder
 */

/** How many of the slowest test files are listed. */
const maxSlowFiles = 10;

/** Counts and times the checks of one run. */
export class Report {
  #files = /** @type {FileTime[]} */ ([]);
  #steps = /** @type {(Count & { name: string, seconds: number })[]} */ ([]);

  /**
   * Runs one step, prints its result, and counts it.
   * @param {string} name
   * @param {() => Promise<Count & { output?: string, files?: FileTime[] }>} run
   */
  async step(name, run) {
    const begun = performance.now();
    const { passed, failed, output = "", files = [] } = await run();
    this.#files.push(...files);
    const seconds = (performance.now() - begun) / 1000;
    this.#steps.push({ name, passed, failed, seconds });
    if (failed > 0 && output.trim() !== "") console.log(output.trimEnd());
    console.log(`${failed > 0 ? "✗" : "✓"} ${name} (${seconds.toFixed(1)} s)`);
  }

  /** Prints the times and the summary, whose last line is `N passed, N failed`, and sets the exit code. */
  close() {
    const passed = this.#steps.reduce((sum, step) => sum + step.passed, 0);
    const failed = this.#steps.reduce((sum, step) => sum + step.failed, 0);
    this.#printSlowFiles();
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
 * Counts a check that either holds or not as one.
 * @param {{ code: number, output: string }} outcome
 */
export const countAsOne = ({ code, output }) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
