import { globSync, readFileSync } from "node:fs";

/** The first line of a test that needs no page; vitest reads it too. */
const mark = "// @vitest-environment node\n";

/** The web app's tests that need no page. They share their processes: a page for each took five sixths of their time. */
export const testsWithoutPage = globSync("apps/web/{src,testing}/**/*.test.ts")
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => readFileSync(path, "utf8").startsWith(mark));
