import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { installDebianPackage } from "./install-debian-package.mjs";

/** The same browser without its own windows is a quarter faster in journeys; Playwright too prefers it. */
const headlessShell = "chromium-headless-shell";
const names = [
  ...[headlessShell, "chromium", "chromium-browser"],
  ...["google-chrome-stable", "google-chrome", "chrome"],
];
const folders = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/usr/lib/chromium",
];
const macApps = [
  "Google Chrome.app/Contents/MacOS/Google Chrome",
  "Chromium.app/Contents/MacOS/Chromium",
];

/** Tells how to install a missing Chromium. */
export function describeMissingChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return `CHROMIUM_PATH names ${named}, which is not there.`;
  return "The browser tests need Chrome or Chromium: install it (Debian: apt-get install chromium; macOS: brew install --cask chromium) or set CHROMIUM_PATH.";
}

/** The browser of CHROMIUM_PATH, else the first one in the usual places. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const programs = names.flatMap((name) =>
    [...onPath, ...folders].map((folder) => join(folder, name)),
  );
  const apps = ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
    macApps.map((app) => join(folder, app)),
  );
  return [...programs, ...apps].find((path) => existsSync(path));
}

/** Finds Chromium, or installs Debian's package where that is possible. */
export async function findOrInstallChromium() {
  const found = findChromium();
  if (found !== undefined || process.env.CHROMIUM_PATH) return found;
  await installDebianPackage(headlessShell);
  // Older releases and Ubuntu have no such package.
  if (findChromium() === undefined) await installDebianPackage("chromium");
  return findChromium();
}
