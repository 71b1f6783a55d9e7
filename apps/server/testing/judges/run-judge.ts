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
 * Whether another program is there, from a package of Debian. A machine without it leaves out what is tried with it and says
 * so; with `REQUIRE_JUDGES` (`.ci/run`) it must be there.
 */
export function isProgramThere(program: string): boolean {
  if (isThere(program)) return true;
  if (process.env.REQUIRE_JUDGES) throw new Error(`The program ${program} is missing.`);
  process.stderr.write(`NOT TRIED: the verdict of ${program}, which is not installed.\n`);
  return false;
}

/** Another program that judges our files; null where it is not there. */
export function findJudge(program: string): ((...args: string[]) => Promise<string>) | null {
  if (!isProgramThere(program)) return null;
  return async (...args) => (await run(program, args, { maxBuffer, timeout })).stdout;
}
