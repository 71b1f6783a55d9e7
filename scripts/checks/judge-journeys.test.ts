import { expect, test } from "vitest";
import { judgeJourneys, type PlaywrightReport } from "./judge-journeys.mjs";

const failed = (message: string, trace?: string) => ({
  duration: 2000,
  error: { message },
  attachments: [
    { name: "screenshot", path: "/results/a.png" },
    ...(trace === undefined ? [] : [{ name: "trace", path: trace }]),
  ],
});
const passed = { duration: 1000, attachments: [] };

/** A report of a run with so many journeys of each kind. */
function reportOf(expected: number, flaky: number, unexpected: number): PlaywrightReport {
  const specsOf = (count: number, status: string, results: object[]) =>
    Array.from({ length: count }, (_, index) => ({
      title: `${status} ${index + 1}`,
      tests: [{ projectName: "desktop-en", status, results }],
    }));
  return {
    stats: { expected, flaky, unexpected },
    errors: [],
    suites: [
      {
        file: "trips/undo.spec.ts",
        specs: specsOf(expected, "expected", [passed]),
        suites: [
          {
            specs: [
              ...specsOf(flaky, "flaky", [failed("It was late", "/results/trace.zip"), passed]),
              ...specsOf(unexpected, "unexpected", [failed("First"), failed("Second")]),
            ],
          },
        ],
      },
    ],
  } as PlaywrightReport;
}

test("A run without flaky journeys names none", () => {
  expect(judgeJourneys(0, reportOf(5, 0, 0))).toEqual({
    passed: 5,
    failed: 0,
    files: [{ name: "e2e/trips/undo.spec.ts", seconds: 5 }],
    failures: [],
    flaky: [],
  });
});

test("A journey that passes only the second time counts as passed, and is named with its first failure and its trace", () => {
  const outcome = judgeJourneys(0, reportOf(5, 1, 0));
  expect(outcome).toMatchObject({ passed: 6, failed: 0, failures: [] });
  expect(outcome.flaky).toEqual([
    {
      name: "e2e/trips/undo.spec.ts › desktop-en › flaky 1",
      message: 'Trace: npx playwright show-trace "/results/trace.zip"\nIt was late',
    },
  ]);
});

test.each([
  [3, 8, 0],
  [4, 5, 4],
])("With %i flaky journeys beside five others %i pass and %i fail", (flaky, passes, fails) => {
  const outcome = judgeJourneys(0, reportOf(5, flaky, 0));
  expect(outcome).toMatchObject({ passed: passes, failed: fails });
  expect(outcome.flaky).toHaveLength(flaky);
});

test("A journey that fails twice fails the run, with both failures", () => {
  const outcome = judgeJourneys(1, reportOf(5, 1, 1));
  expect(outcome).toMatchObject({ passed: 6, failed: 1 });
  expect(outcome.failures).toEqual([
    { name: "e2e/trips/undo.spec.ts › desktop-en › unexpected 1", message: "First\nSecond" },
  ]);
});

test("A run without a report, or that ends badly with all passed, fails", () => {
  expect(judgeJourneys(1, undefined)).toMatchObject({ passed: 0, failed: 1 });
  expect(judgeJourneys(1, reportOf(5, 0, 0))).toMatchObject({ passed: 5, failed: 1 });
});
