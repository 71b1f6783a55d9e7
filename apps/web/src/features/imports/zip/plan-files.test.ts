import { fileLimits } from "@castor/core/files/file-limits.ts";
import { expect, test } from "vitest";
import { planFiles } from "./plan-files.ts";
import type { ZippedFile } from "./zipped-files.ts";

const fileOf = (name: string, bytes: number): ZippedFile => ({
  ...{ path: name, name, type: "", bytes, at: [] },
  open: () => Promise.reject(new Error("not now")),
});
const plan = (
  files: ZippedFile[],
  room: Parameters<typeof planFiles>[1],
  { missing = [], waiting = [] }: { missing?: string[]; waiting?: { bytes: number }[] } = {},
) => {
  const { taken, left } = planFiles({ files, missing, unread: 0, unlisted: [] }, room, waiting);
  return { taken: taken.map(({ name }) => name), left: Object.fromEntries(left) };
};
const room = { bytes: 100, limit: 200, fileLimit: 60 };

test("files come in their order as far as the account has room, and the others are named", () => {
  const files = [
    fileOf("a", 50),
    fileOf("b", 61),
    fileOf("c", 51),
    fileOf("d", 0),
    fileOf("e", 50),
  ];
  expect(plan(files, room, { missing: ["x"] })).toEqual({
    taken: ["a", "e"],
    left: { missing: ["x"], tooLarge: ["b"], noRoom: ["c"], empty: ["d"] },
  });
});

test("no more come than wait for their upload at a time", () => {
  const many = Array.from({ length: fileLimits.waitingUploads + 2 }, (_, n) => fileOf(`${n}`, 1));
  expect(plan(many, null).left).toEqual({ tooMuch: ["500", "501"] });
  const large = [fileOf("a", fileLimits.waitingBytes), fileOf("b", 1)];
  expect(plan(large, null)).toEqual({ taken: ["a"], left: { tooMuch: ["b"] } });
});

test("what waits for its upload already takes its part of that", () => {
  const files = [fileOf("a", 1), fileOf("b", 1)];
  const many = Array.from({ length: fileLimits.waitingUploads - 1 }, () => ({ bytes: 1 }));
  expect(plan(files, null, { waiting: many })).toEqual({ taken: ["a"], left: { tooMuch: ["b"] } });
  const large = [{ bytes: fileLimits.waitingBytes - 1 }];
  expect(plan(files, null, { waiting: large })).toEqual({ taken: ["a"], left: { tooMuch: ["b"] } });
});
