import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { inCheckout } from "../process/checkout.mjs";
import { describeWriteError, stopWith } from "../process/stop-with.mjs";
import {
  describeRegistryUnreachable,
  explainNpmFailure,
  findRegistryTrouble,
} from "./npm-failure.mjs";
import { listCiArguments, withNpmCache } from "./npm-options.mjs";
import { findPinnedNode } from "./pinned-node.mjs";

/**
 * @typedef {{ folder: string, lock: string, stamp: string, installed: string }} Place
 */

/**
 * Where packages are said and lie.
 * @param {string} folder in the checkout
 * @returns {Place}
 */
function placeOf(folder) {
  return {
    folder: inCheckout(folder),
    lock: inCheckout(folder, "package-lock.json"),
    stamp: inCheckout(folder, "node_modules/.castor-installed"),
    // npm writes this file as the last step of an install: it lists what is really in node_modules.
    installed: inCheckout(folder, "node_modules/.package-lock.json"),
  };
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * Makes node_modules match package-lock.json, in the checkout or in a folder of it that is no workspace. Takes a few
 * milliseconds when nothing is to be done.
 * @param {string} [folder]
 */
export async function installIfNeeded(folder = "") {
  const place = placeOf(folder);
  const lock = readFileSync(place.lock);
  const stamp = createHash("sha256")
    .update(lock)
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(place.stamp) && readFileSync(place.stamp, "utf8") === stamp) return;
  const wanted = readEntries(lock.toString());
  if (listMissing(wanted, place).length > 0) await install(wanted, place);
  writeStamp(stamp, place);
}

/**
 * @param {LockEntries} wanted
 * @param {Place} place
 */
async function install(wanted, place) {
  console.log("Installing packages (npm ci) ...");
  makeWritable(place);
  await withNpmCache(async (cache) => {
    await runNpmCi(process.execPath, place, cache);
    // An old Node skips native packages that it could not run. The pinned Node, installed by now, installs them.
    const pinned = findPinnedNode();
    if (pinned && listMissing(wanted, place).length > 0) await runNpmCi(pinned, place, cache);
  });
  const missing = listMissing(wanted, place);
  const needed = missing.filter((path) => !wanted[path]?.optional);
  if (needed.length > 0)
    stopWith(`npm ci left out ${needed.join(", ")}: remove node_modules and try again.`);
}

/** @param {Place} place */
function makeWritable({ stamp }) {
  const packages = dirname(stamp);
  try {
    mkdirSync(packages, { recursive: true });
    rmSync(stamp, { force: true });
    writeFileSync(stamp, "");
    rmSync(stamp);
  } catch (error) {
    stopWith(describeWriteError(error, packages));
  }
}

/**
 * @param {string} stamp
 * @param {Place} place
 */
function writeStamp(stamp, place) {
  try {
    writeFileSync(place.stamp, stamp);
  } catch {
    // An installed read-only checkout still starts; it compares again each time.
  }
}

/**
 * @param {string} node
 * @param {Place} place
 * @param {string | undefined} cache in place of npm's own
 */
async function runNpmCi(node, { folder, installed }, cache) {
  const npm = process.env.npm_execpath;
  const usesNpm = npm !== undefined && basename(npm).startsWith("npm-cli");
  const trouble = await findRegistryTrouble();
  const options = listCiArguments({ isOffline: trouble !== undefined, cache });
  const [program, args] = usesNpm ? [node, [npm, ...options]] : ["npm", options];
  const { code, errors } = await runToEnd(program, args, folder);
  if (code === 0) return;
  rmSync(installed, { force: true });
  if (code === null) stopWith("npm ci was stopped before its end; the next start begins it anew.");
  stopWith(trouble ? describeRegistryUnreachable(trouble) : explainNpmFailure(errors));
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, errors: string }>}
 */
function runToEnd(program, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.on("error", () =>
      stopWith("npm is not there: install it with Node, or start by `npm start`."),
    );
    child.on("close", (code) => resolve({ code, errors }));
  });
}

/**
 * The packages of the lock file that are missing or have another version. Optional ones count when they fit this machine.
 * @param {LockEntries} wanted
 * @param {Place} place
 */
function listMissing(wanted, place) {
  if (!existsSync(place.installed)) return Object.keys(wanted);
  const installed = readEntries(readFileSync(place.installed, "utf8"));
  return Object.keys(wanted).filter((path) => {
    const entry = wanted[path];
    if (!path.includes("node_modules/") || entry === undefined) return false;
    const there = installed[path];
    if (there !== undefined) return there.version !== entry.version || there.link !== entry.link;
    return entry.optional ? isForThisMachine(entry) : true;
  });
}

/**
 * True when an optional package names this machine; one that names none belongs to one that does.
 * @param {LockEntry} entry
 */
function isForThisMachine({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  return !libc || libc.includes(findLibc());
}

function findLibc() {
  /** @type {{ header?: { glibcVersionRuntime?: string } }} */
  const report = /** @type {never} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime ? "glibc" : "musl";
}

/**
 * @param {string} text
 * @returns {LockEntries}
 */
function readEntries(text) {
  return JSON.parse(text).packages;
}
