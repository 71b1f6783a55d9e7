import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readChangelog } from "./changelog.mjs";
import { Repository } from "./repository.mjs";

/** What is built of the sources, and runs. */
const built = ["apps/web/dist", "build/geodata", "build/server"];

/**
 * Writes what others download of the release that is checked out and built: sources with what is built of them, the bill of
 * materials, the notes, and the hashes of all.
 * @param {object} options
 * @param {string} options.folder the checkout
 * @param {string} options.target
 * @param {string} options.materials the bill of materials
 * @returns {string[]} the names of the files
 */
export function packRelease({ folder, target, materials }) {
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), "utf8");
  const { version } = JSON.parse(read("package.json"));
  const repository = new Repository(folder);
  repository.requireTag(`v${version}`);
  repository.requireClean();
  const name = `castor-${version}`;
  const { released } = readChangelog(read("CHANGELOG.md"));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeTarball({ folder, repository, name, target });
  writeFileSync(join(target, `${name}.cdx.json`), materials);
  writeFileSync(join(target, "notes.md"), `${released[0]?.notes ?? ""}\n`);
  const files = [`${name}.tar.gz`, `${name}.cdx.json`, "notes.md"];
  const sums = files.map((file) => {
    const hash = createHash("sha256").update(readFileSync(join(target, file)));
    return `${hash.digest("hex")}  ${file}\n`;
  });
  writeFileSync(join(target, "SHA256SUMS"), sums.join(""));
  return [...files, "SHA256SUMS"];
}

/** @param {{ folder: string, repository: Repository, name: string, target: string }} release */
function writeTarball({ folder, repository, name, target }) {
  const made = mkdtempSync(join(tmpdir(), "castor-pack-"));
  const tar = (/** @type {string[]} */ ...args) => execFileSync("tar", args, { cwd: made });
  try {
    const own = join(made, name);
    mkdirSync(own);
    repository.archive(join(made, "sources.tar"));
    tar("-xf", "sources.tar", "-C", name);
    for (const path of built) cpSync(join(folder, path), join(own, path), { recursive: true });
    tar("-czf", join(target, `${name}.tar.gz`), name);
  } finally {
    rmSync(made, { recursive: true });
  }
}
