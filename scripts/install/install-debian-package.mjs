import { existsSync } from "node:fs";
import { runProgram } from "../process/run-program.mjs";

/**
 * Installs a package on Debian and its derivatives, as root. Elsewhere it does nothing.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  console.log(`Installing Debian's ${name} ...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // Slim images leave out documentation, and with it the examples that some programs need.
  const withItsDocs = ["-o", `DPkg::Options::=--path-include=/usr/share/doc/${name}/*`];
  // Another apt may be running: wait for it.
  const aptGet = (/** @type {string[]} */ ...args) =>
    runProgram("apt-get", ["-o", "DPkg::Lock::Timeout=300", ...withItsDocs, "-q", "-y", ...args], {
      env,
      collect: true,
    });
  await aptGet("update");
  const { code, output } = await aptGet("install", "--no-install-recommends", name);
  if (code !== 0) console.error(output.trimEnd().split("\n").slice(-3).join("\n"));
}
