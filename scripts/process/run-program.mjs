import { spawn } from "node:child_process";
import { checkout } from "./checkout.mjs";

/** A child that writes into a pipe would leave out its colours. */
const isColourful = process.stdout.isTTY && !process.env.NO_COLOR;
/** How many characters of a shown output are kept. */
const maxRepeated = 20_000;

/**
 * Runs a program to its end. A signal to stop goes to the program first.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, collect?: boolean, repeat?: boolean }} [options] `collect` keeps the output instead of showing it, `repeat` keeps the end of it too
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(
  program,
  args,
  { cwd = checkout, env = {}, collect = false, repeat = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...(repeat && isColourful ? { FORCE_COLOR: "1" } : {}), ...env },
      stdio: collect || repeat ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      child.once("close", () => process.exit(signal === "SIGINT" ? 130 : 143));
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
    let output = "";
    for (const [stream, screen] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream?.on("data", (chunk) => {
        output += chunk;
        if (!repeat) return;
        output = output.slice(-maxRepeated);
        screen.write(chunk);
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
