import fc from "fast-check";
import { expect, test } from "vitest";
import { readFiledFiles } from "./trip-zip.ts";

const row = (path: string, more: object = {}) => ({
  ...{ path, name: "a.txt", type: "text/plain", bytes: 1 },
  ...{ at: [{ kind: "trip", thingId: "t", caption: "" }], ...more },
});

test("rows that cannot be read are counted, the others are there", () => {
  const files = [
    row("a"),
    row("a", { name: "again.txt" }),
    row("b", { at: [{ kind: "house", thingId: "t", caption: "" }] }),
    row("c", { at: [{ kind: "trip", thingId: "t", caption: "x".repeat(201) }] }),
    row("d", { name: "" }),
    row("e", { bytes: "1" }),
    null,
    row("f", { at: [] }),
  ];
  const read = readFiledFiles({ files });
  expect(read.files.map(({ path, name }) => [path, name])).toEqual([
    ["a", "a.txt"],
    ["f", "a.txt"],
  ]);
  expect(read.unread).toBe(6);
});

test("a JSON export without files has none", () => {
  for (const json of [{}, { files: [] }, null, "text", []])
    expect(readFiledFiles(json)).toEqual({ files: [], unread: 0 });
  expect(readFiledFiles({ files: "many" })).toEqual({ files: [], unread: 1 });
});

test("no more files are read than a trip may have", () => {
  const files = Array.from({ length: 3_000 }, (_, index) => row(`f${index}`));
  expect(readFiledFiles({ files })).toMatchObject({ unread: 1_000 });
});

test("a list never makes the reader throw", () => {
  fc.assert(fc.property(fc.jsonValue(), (files) => void readFiledFiles({ files })));
});
