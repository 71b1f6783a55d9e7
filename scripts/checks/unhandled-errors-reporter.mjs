import { writeFileSync } from "node:fs";

/** A reporter of vitest: writes the errors that no test caught, which its JSON report leaves out, to the file UNHANDLED_ERRORS. */
export default class UnhandledErrors {
  /**
   * @param {unknown} _modules
   * @param {readonly { name?: string, type?: string, message?: string, stack?: string, VITEST_TEST_NAME?: string, VITEST_TEST_PATH?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env.UNHANDLED_ERRORS;
    if (file === undefined) return;
    const failures = errors.map((error) => ({
      name: `Outside of a test: ${error.VITEST_TEST_PATH ?? ""} ${error.VITEST_TEST_NAME ?? ""}`,
      message: `${error.name ?? error.type ?? ""}: ${error.message ?? ""}\n${error.stack ?? ""}`,
    }));
    writeFileSync(file, JSON.stringify(failures));
  }
}
