import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inCheckout } from "../process/checkout.mjs";
import { stopWith } from "../process/stop-with.mjs";

const oldestThatServes = 24;

/** The Node that `npm ci` installed; undefined when no package fits this machine. */
export function findPinnedNode() {
  const program = inCheckout(
    "node_modules",
    `node-${process.platform}-${process.arch}`,
    "bin/node",
  );
  return existsSync(program) ? realpathSync(program) : undefined;
}

/** @param {string} scriptUrl */
export async function goOnUnderPinnedNode(scriptUrl) {
  const pinned = findPinnedNode();
  if (pinned === realpathSync(process.execPath)) return;
  if (pinned !== undefined) {
    const outcome = await runAgain(pinned, fileURLToPath(scriptUrl));
    if (outcome !== "cannot-run") process.exit(outcome);
  }
  if (Number(process.versions.node.split(".")[0]) >= oldestThatServes) return;
  stopWith(
    `There is no Node package for ${process.platform}-${process.arch}, and this Node is ${process.versions.node}: install Node ${oldestThatServes} or newer.`,
  );
}

/**
 * @param {string} node
 * @param {string} script
 * @returns {Promise<number | "cannot-run">}
 */
function runAgain(node, script) {
  return new Promise((resolve) => {
    const child = spawn(node, [...process.execArgv, script, ...process.argv.slice(2)], {
      stdio: "inherit",
    });
    // A terminal sends Ctrl-C to the whole process group. A second signal would interrupt the child's clean stop.
    process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    process.on("SIGHUP", () => child.kill("SIGHUP"));
    child.on("error", () => resolve("cannot-run"));
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}
