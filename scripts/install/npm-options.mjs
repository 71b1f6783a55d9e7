import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

/**
 * What `npm ci` must install, whatever the operator's NODE_ENV, .npmrc or npm_config_* say: the build needs development packages,
 * and the pinned Node and native packages are optional ones. Arguments win over all of them.
 */
const wholeTree = [
  ...["--include=dev", "--include=optional", "--include=peer"],
  ...["--install-strategy=hoisted", "--bin-links", "--no-dry-run", "--no-global"],
  ...[`--os=${process.platform}`, `--cpu=${process.arch}`],
  // They answer nothing that a start needs.
  ...["--no-audit", "--no-fund"],
  ...["--loglevel=error", "--no-progress"],
];

/**
 * @param {{ isOffline: boolean, cache: string | undefined }} options `cache` replaces npm's own
 */
export const listCiArguments = ({ isOffline, cache }) => [
  ...["ci", ...wholeTree],
  // Without a network npm's cache may hold all that is needed.
  ...(isOffline ? ["--offline"] : []),
  ...(cache === undefined ? [] : [`--cache=${cache}`]),
];

/**
 * Gives `work` a folder for npm's cache where its own cannot be written, as in a service without a home of its own. The folder
 * is gone afterwards.
 * @template T
 * @param {(cache: string | undefined) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withNpmCache(work) {
  // `npm start` names its cache here.
  const own = process.env.npm_config_cache ?? join(homedir(), ".npm");
  if (isWritable(own)) return work(undefined);
  const folder = mkdtempSync(join(tmpdir(), "castor-npm-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Also when the command ends in the middle.
  process.once("exit", remove);
  try {
    return await work(folder);
  } finally {
    process.off("exit", remove);
    remove();
  }
}

/**
 * Tries it as npm does. Mode bits do not tell, as with a read-only disk.
 * @param {string} cache
 */
function isWritable(cache) {
  try {
    const temporary = join(cache, "_cacache/tmp");
    mkdirSync(temporary, { recursive: true });
    rmSync(mkdtempSync(join(temporary, "castor-")), { recursive: true });
    return true;
  } catch {
    return false;
  }
}
