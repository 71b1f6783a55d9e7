import { expect, test } from "vitest";
import { readTestArguments } from "./read-test-arguments.mjs";

const all = ["checks", "unit", "journeys"];

test.each([
  [[], { parts: all, changed: undefined, shard: [], others: [] }],
  [["--changed"], { parts: all, changed: "", shard: [], others: [] }],
  [
    ["--changed=origin/main", "--part=unit"],
    { parts: ["unit"], changed: "origin/main", shard: [], others: [] },
  ],
  [
    ["--part=journeys", "--shard=2/3"],
    { parts: ["journeys"], changed: undefined, shard: ["--shard=2/3"], others: [] },
  ],
  [["--bail=1"], { parts: all, changed: undefined, shard: [], others: ["--bail=1"] }],
])("npm test with %j", (args, wanted) => {
  expect(readTestArguments(args)).toEqual(wanted);
});

test("a part that is none is said, and does not pass with nothing run", () => {
  expect(() => readTestArguments(["--part=units"])).toThrow("one of checks, unit, journeys");
});
