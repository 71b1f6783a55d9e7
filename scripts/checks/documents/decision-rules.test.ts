import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  findFormFaults,
  findGapFaults,
  findIndexFaults,
  findSupersedingFaults,
  readDecision,
  rowOf,
} from "./decision-rules.mjs";

const body = ["Context", "Decision", "Alternatives", "Consequences"]
  .map((part) => `## ${part}\n\nWords.\n`)
  .join("\n");

function write({ number = "001", status = "accepted", supersedes = "" }) {
  const last = supersedes === "" ? "" : `- **Supersedes:** ${supersedes}\n`;
  return `# ${number}: A title\n\n- **Date:** 2026-11-28\n- **Status:** ${status}\n${last}\n${body}`;
}

const make = (fields: { number: string; status?: string; supersedes?: string }) =>
  readDecision(`${fields.number}-a.md`, write(fields));

describe("A file has the form of the template", () => {
  test.each([
    {},
    { status: "superseded by 002" },
    { status: "partly superseded by 002, 003" },
    { supersedes: "parts of 002, 003" },
  ])("with %o", (fields) => expect(findFormFaults("001-a.md", write(fields))).toEqual([]));

  test("as the template itself has", () => {
    const file = new URL("../../../docs/decisions/000-template.md", import.meta.url);
    const filled = readFileSync(file, "utf8")
      .replaceAll("NNN", "000")
      .replace("YYYY-MM-DD", "2026-11-28");
    expect(findFormFaults("000-template.md", filled)).toEqual([]);
  });

  test.each([
    ["another number", "# 001:", "# 002:"],
    ["no title", "# 001: A title", ""],
    ["a date in words", "2026-11-28", "28 November"],
    ["no status", "- **Status:** accepted\n", ""],
    ["a status of its own", "accepted", "proposed"],
    ["a status without a number", "accepted", "superseded"],
    ["numbers without commas between", "accepted", "partly superseded by 002 and 003"],
    ["a part too few", "## Alternatives\n\nWords.\n", ""],
    ["a part too many", "## Context", "## Price\n\nWords.\n\n## Context"],
    ["an empty part", "## Consequences\n\nWords.", "## Consequences\n"],
    [
      "its status before its date",
      "- **Date:** 2026-11-28\n- **Status:** accepted",
      "- **Status:** accepted\n- **Date:** 2026-11-28",
    ],
  ])("and not %s", (_, from, to) =>
    expect(findFormFaults("001-a.md", write({}).replace(from, to))).not.toEqual([]),
  );

  test("and its parts in their order", () => {
    const text = write({}).replace("## Context", "## X").replace("## Decision", "## Context");
    expect(findFormFaults("001-a.md", text.replace("## X", "## Decision"))).toEqual([
      '001-a.md has the parts "Decision, Context, Alternatives, Consequences" instead of Context, Decision, Alternatives, Consequences.',
    ]);
  });

  test("and supersedes by number", () =>
    expect(findFormFaults("001-a.md", write({ supersedes: "the former one" }))).toHaveLength(1));
});

describe("A decision that is superseded and the one that supersedes it", () => {
  test.each([
    ["superseded by 002", "001"],
    ["partly superseded by 002", "parts of 001"],
  ])("agree: %s", (status, supersedes) =>
    expect(
      findSupersedingFaults([make({ number: "001", status }), make({ number: "002", supersedes })]),
    ).toEqual([]),
  );

  test.each([
    ["superseded by 002", ""],
    ["superseded by 002", "parts of 001"],
    ["partly superseded by 002", "001"],
    ["accepted", "001"],
    ["superseded by 003", ""],
    ["accepted", "003"],
  ])("do not agree: %s, %s", (status, supersedes) =>
    expect(
      findSupersedingFaults([make({ number: "001", status }), make({ number: "002", supersedes })]),
    ).not.toEqual([]),
  );
});

describe("The index", () => {
  const decisions = [make({ number: "001" }), make({ number: "002" })];
  const rows = decisions.map(rowOf);

  test("has a row of each decision, in any order and between other words", () =>
    expect(findIndexFaults(decisions, ["Words", ...rows.toReversed()].join("\n"))).toEqual([]));

  test.each([
    ["a row is missing", [rows[0]]],
    ["a row is there twice", [...rows, rows[0]]],
    ["a row is of no file", [...rows, "| [003](003-a.md) | A title | 2026-11-28 | accepted |"]],
    ["a title differs", [rows[0], rows[1]?.replace("A title", "Another")]],
    ["a date differs", [rows[0], rows[1]?.replace("28", "27")]],
    ["a status differs", [rows[0], rows[1]?.replace("accepted", "superseded by 003")]],
  ])("is at fault when %s", (_, lines) =>
    expect(findIndexFaults(decisions, lines.join("\n"))).not.toEqual([]),
  );
});

describe("Numbers", () => {
  const decisions = [make({ number: "001" }), make({ number: "003" })];

  test("have gaps that the index explains", () =>
    expect(findGapFaults(decisions, "- **002**: never used.")).toEqual([]));

  test.each([
    ["a gap is not explained", decisions, ""],
    ["a gap is named without a reason", decisions, "- **002**: "],
    [
      "what is there is called missing",
      decisions,
      "- **002**: never used.\n- **003**: never used.",
    ],
    ["two files have one", [...decisions, make({ number: "003" })], "- **002**: never used."],
  ])("are at fault when %s", (_, found, index) =>
    expect(findGapFaults(found, index)).toHaveLength(1),
  );
});
