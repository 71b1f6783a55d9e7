import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { moveToRelease, readChangelog } from "./changelog.mjs";
import { Repository } from "./repository.mjs";
import { chooseVersion } from "./version.mjs";

/**
 * Makes a release of a checkout: its version, its changelog, a commit and a tag. Nothing is changed when something refuses.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.asked
 * @param {Date} options.now
 * @param {() => Promise<boolean>} options.check whether all checks are green
 * @param {(version: string) => Promise<void>} options.keepData keeps data of this version for the tests of later ones
 * @returns {Promise<{ version: string, tag: string, notes: string }>}
 */
export async function makeRelease({ folder, asked, now, check, keepData }) {
  const file = join(folder, "CHANGELOG.md");
  const text = readFileSync(file, "utf8");
  const { unreleased: notes, released } = readChangelog(text);
  const version = chooseVersion(asked, released[0]?.version);
  const tag = `v${version}`;
  const repository = new Repository(folder);
  repository.requireClean();
  if (repository.hasTag(tag)) throw new Error(`There is a tag ${tag} already.`);
  if (notes === "") throw new Error("CHANGELOG.md says nothing under Unreleased.");
  if (!(await check())) throw new Error("A check is red: nothing was released.");
  // What the checks have left behind belongs to no release.
  repository.requireClean();
  await keepData(version);
  writeFileSync(file, moveToRelease(text, version, now.toISOString().slice(0, 10)));
  writeVersion(folder, version);
  repository.commit({ message: `release: ${version}`, tag, notes });
  return { version, tag, notes };
}

/**
 * In package.json and its lock file.
 * @param {string} folder
 * @param {string} version
 */
function writeVersion(folder, version) {
  const how = ["--no-git-tag-version", "--allow-same-version", "--ignore-scripts"];
  execFileSync("npm", ["version", version, ...how], { cwd: folder, stdio: "pipe" });
}
