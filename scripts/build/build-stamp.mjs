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
import { dirname, sep } from "node:path";
import { inCheckout } from "../process/checkout.mjs";

/** @typedef {{ times: string, content: string }} Stamp */

/** Tests and their helpers are no part of a build. */
const isTest = (/** @type {string} */ name) => name === "testing" || /[.]test[.]tsx?$/.test(name);

/** @typedef {{ name: string, inputs: string[], output: string }} Build */

/**
 * The builds whose sources have changed. Sizes and times are compared first (some tens of milliseconds); where those differ,
 * as after a git checkout, the content is. Builds share most of their sources, so each input is looked at once.
 * @template {Build} T
 * @param {T[]} builds
 * @returns {T[]}
 */
export function listOutdated(builds) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  const lookAt = (/** @type {string} */ input) => {
    const known = seen.get(input) ?? listTimes(input);
    seen.set(input, known);
    return known;
  };
  return builds.filter((build) => !isCurrent(build, lookAt));
}

/**
 * @param {Build} build
 * @param {(input: string) => string} lookAt
 */
function isCurrent({ name, inputs, output }, lookAt) {
  const stamp = readStamp(name);
  if (stamp === undefined || !existsSync(inCheckout(output))) return false;
  const now = hashTimes(inputs, lookAt);
  if (stamp.times === now) return true;
  if (stamp.content !== hashContent(inputs)) return false;
  tryToWriteStamp(name, { ...stamp, times: now });
  return true;
}

/**
 * The stamp of the sources as they are now. Take it before a build, write it after.
 * @param {{ inputs: string[] }} build
 * @returns {Stamp}
 */
export function takeStamp({ inputs }) {
  return { times: hashTimes(inputs, listTimes), content: hashContent(inputs) };
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
 * @param {string} input a file or folder, from the checkout's own folder
 * @returns {string[]} files, in a fixed order
 */
function listFiles(input) {
  const path = inCheckout(input);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  return found.isDirectory() ? listFolder(path) : [path];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFolder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isTest(name));
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}${sep}${entry.name}`;
    return entry.isDirectory() ? listFolder(path) : [path];
  });
}

/**
 * A line for each file of an input.
 * @param {string} input
 */
function listTimes(input) {
  const lines = listFiles(input).map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file}\0${size}\0${mtimeMs}\n`;
  });
  return lines.join("");
}

/**
 * @param {string[]} inputs
 * @param {(input: string) => string} lookAt
 */
function hashTimes(inputs, lookAt) {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(lookAt(input));
  return hash.digest("hex");
}

/** @param {string[]} inputs */
function hashContent(inputs) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
