import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { inCheckout } from "../process/checkout.mjs";

const pollMs = 200;

/**
 * Runs `work` when no other command builds: `npm start` beside a running `npm test` waits for its build.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBuildLock(work) {
  const lock = inCheckout("build/lock");
  while (!tryToTake(lock)) await wait(pollMs);
  const release = () => rmSync(lock, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/** @param {string} lock */
function tryToTake(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/**
 * True while the process that took the lock runs. A killed process leaves its lock behind.
 * @param {string} lock
 */
function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    // The file was just made and has no number yet.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
