/** The parts of `npm test`, which machines of their own may run at once: each builds for itself. */
const parts = /** @type {const} */ (["checks", "unit", "journeys"]);
/** @typedef {typeof parts[number]} Part */

/**
 * What `npm test` is asked for: `changed` is the commit, or empty for where the branch left `main`. A shard is for unit tests and
 * journeys, the others for unit tests alone.
 * @param {string[]} args
 * @returns {{ parts: readonly Part[], changed: string | undefined, shard: string[], others: string[] }}
 */
export function readTestArguments(args) {
  const readOption = (/** @type {string} */ name) => {
    const found = args.find((arg) => arg === name || arg.startsWith(`${name}=`));
    return found?.slice(name.length + 1);
  };
  const part = readOption("--part");
  const chosen = parts.filter((name) => part === undefined || part === name);
  if (chosen.length === 0) throw new Error(`--part is one of ${parts.join(", ")}.`);
  const isOwn = (/** @type {string} */ arg) => /^--(?:part|changed|shard)(?:=|$)/.test(arg);
  return {
    parts: chosen,
    changed: readOption("--changed"),
    shard: args.filter((arg) => arg.startsWith("--shard=")),
    others: args.filter((arg) => !isOwn(arg)),
  };
}
