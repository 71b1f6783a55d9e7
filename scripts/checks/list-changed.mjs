import { runProgram } from "../process/run-program.mjs";
import { stopWith } from "../process/stop-with.mjs";

/**
 * The files that differ from a commit, also uncommitted and new ones. Without a name it is where this branch left `main`, or
 * the last commit of `main` itself.
 * @param {string} [from]
 */
export async function listChanged(from) {
  const base = (await git(["merge-base", from ?? "main", "HEAD"])).trim();
  const lists = [
    await git(["diff", "--name-only", "-z", base]),
    await git(["ls-files", "--others", "--exclude-standard", "-z"]),
  ];
  const files = lists.flatMap((list) => list.split("\0")).filter((file) => file !== "");
  return { base, files };
}

/** @param {string[]} args */
async function git(args) {
  const { code, output } = await runProgram("git", args, { collect: true });
  if (code !== 0)
    stopWith(`What has changed is not known: git ${args.join(" ")}: ${output.trim()}`);
  return output;
}
