import { runProgram } from "../process/run-program.mjs";

/**
 * Runs a program. Returns what it wrote, or throws the end of that.
 * @param {string} program
 * @param {string[]} args
 */
export async function tool(program, ...args) {
  const { code, output } = await runProgram(program, args, { collect: true });
  if (code === 0) return output.trim();
  throw new Error(`${program} ${args[0]} ended with ${code}\n${output.slice(-3_000)}`);
}

/**
 * Buildah with its images below a folder. Plain copies need no file system that can overlay.
 * @param {string} folder
 */
export const buildahIn = (folder) => {
  const places = ["--root", `${folder}/images`, "--runroot", `${folder}/run`];
  return (/** @type {string[]} */ ...args) =>
    tool("buildah", ...places, "--storage-driver", "vfs", ...args);
};
