import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWebAddress } from "../schemas/texts.ts";
import type { MarkupLine, MarkupNode } from "./markup-tree.ts";
import { parseMarkup } from "./parse-markup.ts";

/** The source of a tree. */
const write = (lines: readonly MarkupLine[]) =>
  lines.map(({ task, children, end }) => (task?.mark ?? "") + writeNodes(children) + end).join("");
const writeNodes = (nodes: readonly MarkupNode[]): string => nodes.map(writeNode).join("");
function writeNode(node: MarkupNode): string {
  if (node.kind === "text" || node.kind === "due" || node.kind === "mention") return node.text;
  if (node.kind === "code") return `\`${node.text}\``;
  if (node.kind === "url") return node.href;
  if (node.kind === "link") return `[${writeNodes(node.children)}](${node.source})`;
  return node.mark + writeNodes(node.children) + node.mark;
}

/** The visible text in a short notation. */
const show = (text: string) => parseMarkup(text).map(showLine).join("⏎");
const showLine = ({ task, children }: MarkupLine) =>
  (task ? (task.isDone ? "☑" : "☐") : "") + showNodes(children);
const showNodes = (nodes: readonly MarkupNode[]): string => nodes.map(showNode).join("");
function showNode(node: MarkupNode): string {
  if (node.kind === "text") return node.text;
  if (node.kind === "code") return `<code ${node.text}>`;
  if (node.kind === "due") return `<due ${node.date}>`;
  if (node.kind === "mention") return `<@ ${node.name}>`;
  if (node.kind === "url") return `<${node.site ?? node.label}>`;
  if (node.kind === "link") {
    const { target } = node;
    const to = target.kind === "point" ? `point ${target.linkId}` : target.href;
    return `<${to}: ${showNodes(node.children)}>`;
  }
  return `<${node.kind} ${showNodes(node.children)}>`;
}

describe("the markup of specification#markup", () => {
  it.each([
    ["bold", "a **b c** d", "a <bold b c> d"],
    ["bold, the other way", "__b__", "<bold b>"],
    ["bold within a word", "не**вер**но", "не<bold вер>но"],
    ["italic", "*b* and _c_", "<italic b> and <italic c>"],
    ["strike", "~~50 €~~ 40 €", "<strike 50 €> 40 €"],
    ["code", "gate `B 12`, `**not bold**`", "gate <code B 12>, <code **not bold**>"],
    ["nested", "**a *b ~~c~~* d**", "<bold a <italic b <strike c>> d>"],
    ["bold and italic", "***a***", "<bold <italic a>>"],
    ["beside punctuation", "(**a**), «*b*»", "(<bold a>), «<italic b>»"],
    ["a labelled link", "[Tickets](https://a.example/x)", "<https://a.example/x: Tickets>"],
    ["marks in a label", "[a **b**](https://a.example)", "<https://a.example: a <bold b>>"],
    ["a link in bold", "**[a](https://a.example)**", "<bold <https://a.example: a>>"],
    ["brackets in a label", "[a [b]](https://a.example)", "<https://a.example: a [b]>"],
    ["brackets in an address", "[a](https://a.example/R_(c))", "<https://a.example/R_(c): a>"],
    ["a mail address", "[write](mailto:a@b.example)", "<mailto:a@b.example: write>"],
    ["a telephone", "[call](tel:+995-32-200)", "<tel:+995-32-200: call>"],
    ["a point of the trip", "[Hotel](point:p_1-x)", "<point p_1-x: Hotel>"],
    ["a plain address", "see https://a.example/x.", "see <a.example/x>."],
    ["a known site", "https://www.booking.com/hotel/ge/x", "<booking>"],
    ["an address in bold", "**https://a.example/x**", "<bold <a.example/x>>"],
    ["an address with a name's mark", "https://a.example/a_b_c", "<a.example/a_b_c>"],
    ["line breaks", "a\n\nb\r\nc", "a⏎⏎b⏎c"],
    [
      "a date of a task",
      "[ ] pay due:2027-05-01, *due:2028-02-29*",
      "☐pay <due 2027-05-01>, <italic <due 2028-02-29>>",
    ],
    ["a date that a phone has written", "[ ] Due:2027-05-01", "☐<due 2027-05-01>"],
    ["no date of a text", "pay due:2027-05-01", "pay due:2027-05-01"],
    [
      "no such date",
      "[ ] due:2027-02-29 due:2027-5-1 due:2027-05-011 xdue:2027-05-01",
      "☐due:2027-02-29 due:2027-5-1 due:2027-05-011 xdue:2027-05-01",
    ],
    [
      "names of people",
      "@Olga, *@Оля_К.* (@o'neil-2)",
      "<@ Olga>, <italic <@ Оля_К>.> (<@ o'neil-2>)",
    ],
    [
      "no name of a person",
      "a@b.example `@a` [@a](https://a.example) @ @. @a@b.example x/@a https://a.example/@a",
      "a@b.example <code @a> <https://a.example: @a> @ @. @a@b.example x/@a <a.example/@a>",
    ],
    ["checkboxes", "- [ ] a\n[x] *b*\n  * [X] c\n[х] d\n- [ ]", "☐a⏎☑<italic b>⏎☑c⏎☑d⏎☐"],
  ])("%s", (_what, text, shown) => {
    expect(show(text)).toBe(shown);
  });

  it.each([
    "2 * 3 * 4",
    "10*20*30",
    "snake_case_name",
    "** a **",
    "**a",
    "a*",
    "****",
    "~a~",
    "~~ a ~~",
    "`a",
    "``",
    "[a](",
    "[a]()",
    "[a](https://)",
    "[a](ftp://a.example)",
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](data:text/html,x)",
    "[a](//a.example)",
    "[a](/trips)",
    "[a](point:)",
    "[a](point:a.b)",
    "[a](mailto:a)",
    "[a](tel:call-me)",
    "javascript:alert(1) http:// ftp://a.example",
    "a [ ] b",
    "[y] b",
    "[x]b",
    "<b>a</b> &amp; <script>",
    "# a",
    "> a",
    "| a |",
  ])("leaves %s as it is", (text) => {
    expect(show(text)).toBe(text);
  });

  it.each([
    ["marks that cross", "**a *b** c*", "<bold a *b> c*"],
    ["a mark begun twice", "*a *b*", "*a <italic b>"],
    ["a mark too many", "**a***", "<bold a>*"],
    ["no mark goes over a line's end", "**a\nb**", "**a⏎b**"],
    [
      "a link within a link",
      "[a [b](https://b.example)](https://a.example)",
      "<https://a.example: a [b](https://b.example)>",
    ],
    [
      "an address within a link",
      "[https://b.example](https://a.example)",
      "<https://a.example: https://b.example>",
    ],
    ["a label without an address", "[a] (https://a.example)", "[a] (<a.example>)"],
    ["an address without a label", "[](https://a.example)", "[](<a.example>)"],
    ["a backtick too many", "``a`", "`<code a>"],
    ["a bracket too many", "(see https://a.example/b_(c))", "(see <a.example/b_(c)>)"],
  ])("broken: %s", (_what, text, shown) => {
    expect(show(text)).toBe(shown);
  });
});

/** Fragments that break parsers when they meet. */
const bits = fc.constantFrom(
  ..."*_~`[]()!<>&\\ \n\r\t-xх#|:/.\"'",
  ...[
    "**",
    "__",
    "~~",
    "***",
    "](",
    "- [ ] ",
    "[x] ",
    "](https://a.example)",
    "](point:p1)",
    "](tel:112)",
    "due:2027-05-01",
    "due:",
    "@Olga",
    "@",
  ],
  ...[
    "https://booking.com/x",
    "http://",
    "javascript:alert(1)",
    "<img src=x onerror=alert(1)>",
    "word",
    "слово",
    "😀",
    "שלום",
    "\u202e",
  ],
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(bits, { maxLength: 24 }).map((list) => list.join("")) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

/** Checks that a node has only allowed elements and schemes. */
function check(node: MarkupNode, depth: number): void {
  if (depth > 7) throw new Error("nested too deep");
  if (
    ["text", "code", "due", "mention"].includes(node.kind) ||
    !("children" in node || node.kind === "url")
  )
    return;
  if (node.kind === "url") {
    if (!isWebAddress(node.href)) throw new Error(node.href);
    return;
  }
  if (node.kind === "link") {
    const { target } = node;
    const isAllowed =
      target.kind === "point"
        ? /^[\w-]+$/.test(target.linkId)
        : ["http:", "https:", "mailto:", "tel:"].includes(new URL(target.href).protocol);
    if (!isAllowed) throw new Error(node.source);
  } else if (!["bold", "italic", "strike"].includes(node.kind)) throw new Error(node.kind);
  if (node.children.length === 0) throw new Error("nothing within");
  for (const child of node.children) check(child, depth + 1);
}

it("makes only allowed elements and schemes, and loses no character of 100,000 texts", () => {
  fc.assert(
    fc.property(text, (written) => {
      const lines = parseMarkup(written);
      for (const { children } of lines) for (const node of children) check(node, 0);
      return write(lines) === written;
    }),
    { numRuns: 100_000 },
  );
}, 120_000);
