import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judgeChangelog, moveToRelease, readChangelog } from "./changelog.mjs";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const text = `# Changelog

## [Unreleased]

### Added

- Ferries.

## [0.2.0] - 2026-12-01

### Fixed

- Tides.

## [0.1.0] - 2026-11-28

- First.
`;

test("the changelog is in the form, and its newest release is the version of package.json", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(judgeChangelog(read("CHANGELOG.md"), version)).toEqual([]);
});

test("a release takes what was unreleased, and leaves nothing there", () => {
  const before = readChangelog(text);
  const after = moveToRelease(text, "0.3.0", "2026-12-24");
  expect(readChangelog(after)).toEqual({
    unreleased: "",
    released: [
      { version: "0.3.0", date: "2026-12-24", notes: "### Added\n\n- Ferries." },
      ...before.released,
    ],
  });
  expect(judgeChangelog(after, "0.3.0")).toEqual([]);
});

test.each([
  ["another version in package.json", text, "0.1.0", "has 0.2.0 as its newest release"],
  ["no place for what comes", text.replace("[Unreleased]", "Next"), "0.2.0", "begins with no"],
  ["a release without a day", text.replace(" - 2026-11-28", ""), "0.2.0", 'has "## [0.1.0]"'],
  ["another kind of change", text.replace("### Fixed", "### Bugs"), "0.2.0", 'has "### Bugs"'],
  ["an older release above", text.replace("[0.1.0]", "[0.2.1]"), "0.2.0", "has 0.2.0 above 0.2.1"],
])("a changelog is at fault with %s", (_name, written, version, fault) => {
  expect(judgeChangelog(written, version)).toEqual([expect.stringContaining(fault)]);
});
