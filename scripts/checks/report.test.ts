import { afterEach, expect, test, vi } from "vitest";
import { countAsOne, Report } from "./report.mjs";

afterEach(() => vi.restoreAllMocks());

const linesOf = async (outcome: Awaited<ReturnType<Parameters<Report["step"]>[1]>>) => {
  const log = vi.spyOn(console, "log").mockClear().mockReturnValue();
  await new Report().step("a check", async () => outcome);
  return log.mock.calls.map(([line]) => String(line).replace(/\d+\.\d s/, "1.0 s"));
};

test("a step says its name, its time, and what it has to say also where all passed", async () => {
  expect(await linesOf({ passed: 3, failed: 0 })).toEqual(["✓ a check (1.0 s)"]);
  expect(await linesOf(countAsOne({ code: 0, output: "", says: "not looked at" }))).toEqual([
    "✓ a check (1.0 s): not looked at",
  ]);
});

test("a step that failed says why before its name", async () => {
  expect(await linesOf(countAsOne({ code: 1, output: "a.ts: wrong\n" }))).toEqual([
    "a.ts: wrong",
    "✗ a check (1.0 s)",
  ]);
});
