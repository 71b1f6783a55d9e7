import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findFreePort } from "../../apps/server/testing/servers/free-port.ts";
import { checkout, inCheckout } from "../process/checkout.mjs";
import { findRegistryTrouble } from "./npm-failure.mjs";

/** An install and a build of everything, on a machine that does other things too. */
const timeout = 1_800_000;
let folder: string;
let running: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "castor-front-door-"));
});
afterEach(async () => {
  if (running?.pid !== undefined && running.exitCode === null) {
    const closed = once(running, "close");
    // The whole group: npm, its shell and the server.
    process.kill(-running.pid, "SIGTERM");
    await closed;
  }
  await rm(folder, { recursive: true, force: true });
}, timeout);

/** What git would clone, with what is not committed yet. */
function cloneInto(clone: string): void {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: checkout,
  });
  for (const file of files.toString().split("\0"))
    if (file !== "" && existsSync(inCheckout(file))) cpSync(inCheckout(file), join(clone, file));
}

/** Starts the clone, and waits until it says that it is ready or ends. Returns what it printed. */
async function startClone(clone: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn("npm", ["start"], { cwd: clone, env, detached: true });
  running = child;
  let output = "";
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
        if (output.includes("Castor is ready")) resolve();
      });
  });
  await Promise.race([ready, once(child, "close")]);
  return output;
}

test(
  "A fresh clone starts in production, with an operator's settings of npm and without a home that can be written",
  async () => {
    const clone = join(folder, "clone");
    cloneInto(clone);
    // Root may write everywhere, but not into a file as if it were a folder. Without a network only npm's own cache helps.
    const home = join(folder, "home");
    writeFileSync(home, "");
    const isOnline = (await findRegistryTrouble()) === undefined;
    const port = await findFreePort();
    const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITE)/i.test(name));
    const output = await startClone(clone, {
      ...Object.fromEntries(own),
      ...(isOnline ? { HOME: home } : {}),
      NODE_ENV: "production",
      npm_config_omit: "dev",
      npm_config_production: "true",
      npm_config_ignore_scripts: "true",
      npm_config_bin_links: "false",
      npm_config_install_strategy: "linked",
      npm_config_audit: "true",
      npm_config_prefix: "/nowhere",
      PUBLIC_SERVICES: "off",
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
    });
    expect(output).toContain("Castor is ready");
    const page = await fetch(`http://localhost:${port}/`);
    expect(await page.text()).toContain('id="root"');
  },
  timeout,
);
