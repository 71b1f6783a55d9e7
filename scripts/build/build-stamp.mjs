import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { inCheckout } from "../process/checkout.mjs";

/** @typedef {{ times: string, content: string }} Stamp */

/** Tests and their helpers are no part of a build. */
const isTest = (/** @type {string} */ name) => name === "testing" || /[.]test[.]tsx?$/.test(name);

/**
 * True when a build's sources are unchanged. Sizes and times are compared first (a few milliseconds); where those differ,
 * as after a git checkout, the content is.
 * @param {{ name: string, inputs: string[], output: string }} build
 */
export function isBuildCurrent(build) {
  const stamp = readStamp(build.name);
  if (stamp === undefined || !existsSync(inCheckout(build.output))) return false;
  const files = listFiles(build.inputs);
  const now = hashTimes(files);
  if (stamp.times === now) return true;
  if (stamp.content !== hashContent(files)) return false;
  tryToWriteStamp(build.name, { ...stamp, times: now });
  return true;
}

/**
 * The stamp of the sources as they are now. Take it before a build, write it after.
 * @param {{ inputs: string[] }} build
 * @returns {Stamp}
 */
export function takeStamp({ inputs }) {
  const files = listFiles(inputs);
  return { times: hashTimes(files), content: hashContent(files) };
}

/**
 * @param {string} name
 * @param {Stamp} stamp
 */
export function writeStamp(name, stamp) {
  const path = stampPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(stamp));
}

/**
 * Call it before a build, so that an interrupted build is not taken for a complete one.
 * @param {string} name
 */
export const removeStamp = (name) => rmSync(stampPath(name), { force: true });

const stampPath = (/** @type {string} */ name) => inCheckout("build/stamps", `${name}.json`);

/**
 * @param {string} name
 * @param {Stamp} stamp
 */
function tryToWriteStamp(name, stamp) {
  try {
    writeStamp(name, stamp);
  } catch {
    // In a read-only checkout each start compares the contents.
  }
}

/**
 * @param {string} name
 * @returns {Stamp | undefined}
 */
function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampPath(name), "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} inputs files and folders, from the checkout's own folder
 * @returns {string[]} files, in a fixed order
 */
function listFiles(inputs) {
  return inputs.flatMap((input) => {
    const path = inCheckout(input);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return [];
    return found.isDirectory() ? listFolder(path) : [path];
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFolder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isTest(name));
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFolder(path) : [path];
  });
}

/** @param {string[]} files */
function hashTimes(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** @param {string[]} files */
function hashContent(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
