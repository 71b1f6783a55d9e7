import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const maxBuffer = 64 * 1_048_576;
const timeout = 60_000;

const isThere = (program: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/**
 * Another program that judges our files, from a package of Debian. A machine without it leaves out its verdict and says
 * so; with `REQUIRE_JUDGES` (`.ci/run`) it must be there.
 */
export function findJudge(program: string): ((...args: string[]) => Promise<string>) | null {
  if (!isThere(program)) {
    if (process.env.REQUIRE_JUDGES) throw new Error(`The program ${program} is missing.`);
    process.stderr.write(`NOT TRIED: the verdict of ${program}, which is not installed.\n`);
    return null;
  }
  return async (...args) => (await run(program, args, { maxBuffer, timeout })).stdout;
}
