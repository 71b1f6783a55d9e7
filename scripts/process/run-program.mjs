import { spawn } from "node:child_process";
import { checkout } from "./checkout.mjs";

/**
 * Runs a program to its end. A signal to stop goes to the program first.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, collect?: boolean }} [options] `collect` keeps the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(program, args, { cwd = checkout, env = {}, collect = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: collect ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      child.once("close", () => process.exit(signal === "SIGINT" ? 130 : 143));
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a JavaScript or TypeScript file under the same Node.
 * @param {string[]} args
 * @param {Parameters<typeof runProgram>[2]} [options]
 */
export const runNode = (args, options) => runProgram(process.execPath, args, options);
