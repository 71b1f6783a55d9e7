/**
 * @typedef {{ passed: number, failed: number }} Count
 */

/** What the checks of one run came to. */
export class Report {
  #steps = /** @type {(Count & { name: string, seconds: number })[]} */ ([]);

  /**
   * Runs one step, shows how it went, and counts it.
   * @param {string} name
   * @param {() => Promise<Count & { output?: string }>} run
   */
  async step(name, run) {
    const begun = performance.now();
    const { passed, failed, output = "" } = await run();
    const seconds = (performance.now() - begun) / 1000;
    this.#steps.push({ name, passed, failed, seconds });
    if (failed > 0 && output.trim() !== "") console.log(output.trimEnd());
    console.log(`${failed > 0 ? "✗" : "✓"} ${name} (${seconds.toFixed(1)} s)`);
  }

  /** Prints the summary, its last line `N passed, N failed`, and sets the exit code. */
  close() {
    const passed = this.#steps.reduce((sum, step) => sum + step.passed, 0);
    const failed = this.#steps.reduce((sum, step) => sum + step.failed, 0);
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
}

/**
 * A check that is one thing: it holds or not.
 * @param {{ code: number, output: string }} outcome
 */
export const countAsOne = ({ code, output }) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
