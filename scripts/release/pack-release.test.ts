import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packRelease } from "./pack-release.mjs";

let folder = "";
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "castor-pack-"));
  write("package.json", JSON.stringify({ name: "castor", version: "0.2.0" }));
  write("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-24\n\n- Tides.\n");
  write(".gitignore", "build\ndist\nnode_modules\n");
  write("node_modules/left/out.js", "");
  write("apps/web/dist/index.html", "built page");
  write("build/geodata/world.pmtiles", "built map");
  write("build/server/main.mjs", "built server");
  run("git", "init", "--quiet");
  run("git", "config", "user.name", "Anna");
  run("git", "config", "user.email", "anna@example.org");
  run("git", "add", "--all");
  run("git", "commit", "--quiet", "--message", "release: 0.2.0");
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, "build/release", file), "utf8");
const pack = () =>
  packRelease({ folder, target: join(folder, "build/release"), materials: "{}\n" });

test("a tarball has the sources of the tag and what is built of them, and its hash", () => {
  run("git", "tag", "v0.2.0");
  const files = pack();
  expect(files).toEqual(["castor-0.2.0.tar.gz", "castor-0.2.0.cdx.json", "notes.md", "SHA256SUMS"]);
  const listed = run("tar", "-tzf", "build/release/castor-0.2.0.tar.gz").split("\n");
  expect(listed.filter((path) => !path.endsWith("/")).sort()).toEqual(
    [
      ...[".gitignore", "CHANGELOG.md", "package.json"],
      ...["apps/web/dist/index.html", "build/geodata/world.pmtiles", "build/server/main.mjs"],
    ]
      .map((path) => `castor-0.2.0/${path}`)
      .sort(),
  );
  expect(read("notes.md")).toBe("- Tides.\n");
  const sums = read("SHA256SUMS").trim().split("\n");
  expect(sums).toEqual(
    files.slice(0, -1).map((file) => {
      const bytes = readFileSync(join(folder, "build/release", file));
      return `${createHash("sha256").update(bytes).digest("hex")}  ${file}`;
    }),
  );
});

test("nothing is packed of another commit than the release, or of changed files", () => {
  expect(pack).toThrow("What is checked out is not v0.2.0");
  run("git", "tag", "v0.2.0");
  write("package.json", JSON.stringify({ name: "castor", version: "0.2.0", private: true }));
  expect(pack).toThrow("Commit this first");
});
