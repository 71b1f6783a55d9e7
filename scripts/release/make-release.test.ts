import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeRelease } from "./make-release.mjs";

let folder = "";
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const notes = "### Added\n\n- Ferries.";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "castor-release-"));
  const own = { name: "castor", version: "0.1.0" };
  write("package.json", `${JSON.stringify(own, null, 2)}\n`);
  const lock = { ...own, lockfileVersion: 3, packages: { "": own } };
  write("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  write("CHANGELOG.md", `# Changelog\n\n## [Unreleased]\n\n${notes}\n`);
  git("init", "--quiet");
  git("config", "user.name", "Anna");
  git("config", "user.email", "anna@example.org");
  git("add", "--all");
  git("commit", "--quiet", "--message", "ferries");
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (asked: string, isGreen = true) =>
  makeRelease({
    ...{ folder, asked, now: new Date("2026-12-24T23:30:00Z") },
    check: async () => isGreen,
    keepData: async (version) => write("kept.sql", version),
  });

test("a release has its version, changelog and data in one commit with a tag that says the notes", async () => {
  await release("0.1.0");
  expect(git("log", "--format=%s")).toBe("release: 0.1.0\nferries");
  expect(git("tag", "--list", "--points-at", "HEAD", "--format=%(contents)")).toBe(
    `release: 0.1.0\n\n${notes}`,
  );
  expect(git("show", "--name-only", "--format=")).toBe("CHANGELOG.md\nkept.sql");
  expect(read("CHANGELOG.md")).toContain(
    `## [Unreleased]\n\n## [0.1.0] - 2026-12-24\n\n${notes}\n`,
  );

  write("CHANGELOG.md", read("CHANGELOG.md").replace("[Unreleased]", "[Unreleased]\n\n- Tides."));
  git("commit", "--quiet", "--all", "--message", "tides");
  expect(await release("minor")).toEqual({ version: "0.2.0", tag: "v0.2.0", notes: "- Tides." });
  const lock = JSON.parse(read("package-lock.json"));
  expect([
    JSON.parse(read("package.json")).version,
    lock.version,
    lock.packages[""].version,
  ]).toEqual(["0.2.0", "0.2.0", "0.2.0"]);
  expect(git("status", "--porcelain")).toBe("");
});

test.each<[string, () => unknown, boolean, string]>([
  ["files that are not committed", () => write("new.txt", ""), true, "?? new.txt"],
  ["a red check", () => undefined, false, "A check is red"],
  ["a tag of that name", () => git("tag", "v0.1.0"), true, "There is a tag v0.1.0"],
  [
    "nothing to tell",
    () => {
      write("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n");
      git("commit", "--quiet", "--all", "--message", "nothing");
    },
    true,
    "nothing under Unreleased",
  ],
])("there is no release with %s, and nothing is changed", async (_name, prepare, isGreen, says) => {
  prepare();
  const before = [git("rev-parse", "HEAD"), git("status", "--porcelain"), git("tag")];
  await expect(release("minor", isGreen)).rejects.toThrow(says);
  expect([git("rev-parse", "HEAD"), git("status", "--porcelain"), git("tag")]).toEqual(before);
});
