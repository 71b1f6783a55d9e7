import { describe, expect, test } from "vitest";
import {
  filesAt,
  findCitations,
  findDecisions,
  findLinks,
  findOldCitations,
  findPaths,
  findTests,
  findTwiceWritten,
  findUnproven,
  listAnchors,
} from "./document-rules.mjs";

const valuesOf = (found: { value: string }[]) => found.map(({ value }) => value);

test("Anchors are those that are written, and those of headings", () => {
  const anchors = listAnchors('# Two words\n<a id="price-types"></a>\n## A, `b` and c');
  expect([...anchors]).toEqual(["price-types", "two-words", "a-b-and-c"]);
});

test("An anchor that is written again is found where it is", () => {
  const text = '<a id="demo"></a>\n## Demo\n<a id="demo-data"></a>\n<a id="demo"></a>';
  expect(findTwiceWritten(text)).toEqual([{ line: 4, value: "demo" }]);
});

test("A citation of the specification is found with its line", () => {
  const words = ["/** One.", " * Two (specification", "#price-types). */"];
  expect(findCitations(`${words[0]}\n${words[1]}${words[2]}`)).toEqual([
    { line: 2, value: "price-types" },
  ]);
});

test("A decision is cited by three digits, several after one another", () => {
  const cite = (numbers: string) => valuesOf(findDecisions(["(decision", numbers].join(" ")));
  expect(cite("026)")).toEqual(["026"]);
  expect(cite("026, 027)")).toEqual(["026", "027"]);
  expect(cite("26)")).toEqual([]);
});

describe("Documents that are not in the repository", () => {
  const join = (...words: string[]) => words.join(" ");
  test.each([
    join("(section", "7)"),
    join("sections", "1 and 4"),
    join("decisions", "6"),
    join("record", "009"),
    join("(issue", "4)"),
  ])("%s is found", (text) => expect(findOldCitations(text)).toHaveLength(1));

  test.each([
    join("OpenID Connect Core, section", "2."),
    join("RFC 3986, section", "3.3"),
    join("decision", "026"),
    "a section of map settings",
  ])("%s is none of them", (text) => expect(findOldCitations(text)).toEqual([]));
});

test("Links to files and anchors are found, addresses and blocks of code are not", () => {
  const text = "[a](docs/a.md#b) [c](#d) [e](https://e.example)\n```\n[f](g.md)\n```\n![h](h.png)";
  expect(findLinks(text)).toEqual([
    { line: 1, value: "docs/a.md#b" },
    { line: 1, value: "#d" },
    { line: 5, value: "h.png" },
  ]);
});

test("A path is a file's name or a folder within another, in backticks or in a drawn tree", () => {
  const text =
    "`core/limits.ts`, `words.ts`, `web/map/`, `TripMap`, `npm run fix`\n```\napp.ts it\n```";
  expect(findPaths(text)).toEqual([
    { line: 1, value: "core/limits.ts" },
    { line: 1, value: "words.ts" },
    { line: 1, value: "web/map/" },
    { line: 3, value: "app.ts" },
  ]);
});

test("Tests are found wherever they are named, in backticks or not", () => {
  const text = "| `a/b.test.ts`, c-d.spec.ts |\n`e.test.tsx`. A test, f.testing.ts, g.test.tsv";
  expect(findTests(text)).toEqual([
    { line: 1, value: "a/b.test.ts" },
    { line: 1, value: "c-d.spec.ts" },
    { line: 2, value: "e.test.tsx" },
  ]);
});

test("What a table calls met without a test is found", () => {
  const rows = ["| 1.1.1 | 2 | met | Done. | `a.test.ts` |", "| 1.1.2 | 2 | met | Done. | |"];
  const others = ["| 1.1.3 | 2 | partly | It met. | |", "| met | Castor does it |"];
  expect(findUnproven([...rows, ...others].join("\n"))).toEqual([{ line: 2, value: "1.1.2" }]);
});

test("A short path that several files end with is each of them", () => {
  const files = ["apps/web/src/a/x.test.ts", "apps/web/src/b/x.test.ts", "e2e/a/xx.test.ts"];
  expect(filesAt("x.test.ts", files)).toEqual(files.slice(0, 2));
  expect(filesAt("web/b/x.test.ts", files)).toEqual(files.slice(1, 2));
});

describe("A path is there", () => {
  const files = [
    "packages/core/src/trips/trip.ts",
    "packages/i18n/locales/en/first.json",
    "README.md",
  ];
  test.each([
    "packages/core/src/trips/trip.ts",
    "core/trips/trip.ts",
    "trip.ts",
    "README.md",
    "core/<noun>/<thing>.ts",
    "i18n/locales/{en,ru}/<room>.json",
    "core/trips/*.ts",
    "core/trips/",
  ])("as %s", (path) => expect(filesAt(path, files)).not.toEqual([]));

  test.each([
    "rip.ts",
    "core/trip.ts",
    "core/trips/trip.tsx",
    "core/<noun>/a/<thing>.ts",
    "web/trips/",
  ])("but not as %s", (path) => expect(filesAt(path, files)).toEqual([]));
});
