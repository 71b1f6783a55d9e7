import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyTool, continueList, type MarkupTool, markupTools } from "./edit-markup.ts";
import type { EditedText } from "./edited-text.ts";
import { findSpans } from "./find-spans.ts";
import { parseMarkup } from "./parse-markup.ts";

/** Reads a text with its selection between ‹ and ›, or its caret at ‸. */
function read(written: string): EditedText {
  const from = written.search(/[‹‸]/u);
  const text = written.replace(/[‹‸]/u, "");
  const end = text.indexOf("›");
  return { text: text.replace("›", ""), from, to: end < 0 ? from : end };
}
const write = ({ text, from, to }: EditedText) =>
  from === to
    ? `${text.slice(0, from)}‸${text.slice(from)}`
    : `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;

describe("A toolbar tool", () => {
  it.each<[string, MarkupTool, string, string]>([
    ["marks what is selected", "bold", "a ‹b c› d", "a **‹b c›** d"],
    ["marks it in italic", "italic", "‹a›", "*‹a›*"],
    ["strikes it", "strike", "‹50 €› 40 €", "~~‹50 €›~~ 40 €"],
    ["makes code of it", "code", "gate ‹B 12›", "gate `‹B 12›`"],
    ["leaves spaces outside", "bold", "a‹ b ›c", "a **‹b›** c"],
    ["marks each line", "bold", "‹a\n\n b›", "**‹a**\n\n **b›**"],
    ["keeps a checkbox outside", "bold", "‹- [ ] a\n[x] b›", "- [ ] **‹a**\n[x] **b›**"],
    ["marks a part of a word", "bold", "не‹вер›но", "не**‹вер›**но"],
    ["takes the whole word where a part cannot be", "italic", "не‹вер›но", "*‹неверно›*"],
    ["marks the word at the caret", "bold", "one tw‸o three", "one **‹two›** three"],
    ["writes marks where no word is", "bold", "a ‸", "a **‸**"],
    ["in an empty text", "italic", "‸", "*‸*"],
    ["after a checkbox", "strike", "‸- [ ] ", "- [ ] ~~‸~~"],
    ["unmarks what is selected", "bold", "a **‹b›** c", "a ‹b› c"],
    ["unmarks it selected with its marks", "bold", "a ‹**b**› c", "a ‹b› c"],
    ["unmarks the other way of writing", "bold", "__‹b›__", "‹b›"],
    ["unmarks all of what is partly selected", "bold", "**a ‹b› c**", "‹a b c›"],
    ["unmarks several lines", "bold", "‹**a**\n**b**›", "‹a\nb›"],
    ["marks the rest where some has it", "bold", "‹**a**\nb›", "**a**\n**‹b›**"],
    ["joins what is marked already", "bold", "‹aa **b›b** c", "**‹aa bb›** c"],
    ["takes in what it would cross", "bold", "*a ‹b* c›", "**‹*a b* c›**"],
    ["marks within other marks", "italic", "**‹a›**", "***‹a›***"],
    ["unmarks only its own of two", "italic", "***‹a›***", "**‹a›**"],
    ["unmarks the outer of two", "bold", "***‹a›***", "‹*a*›"],
    ["unmarks at a caret", "bold", "**a ‸b**", "a ‸b"],
    ["leads out of what ends at the caret", "bold", "**a‸**", "**a**‸"],
    ["and back", "bold", "**a**‸", "**a‸**"],
    ["takes back marks without words", "bold", "a **‸**", "a ‸"],
    ["takes back a star within two", "italic", "***‸***", "**‸**"],
    ["marks a link's words", "bold", "[‹a›](https://a.example)", "[**‹a›**](https://a.example)"],
    ["marks code as a whole", "bold", "`a ‹b›`", "**‹`a b`›**"],
    ["marks an address as a whole", "bold", "https://a.‹example›/x", "**‹https://a.example/x›**"],
    ["leaves alone what no mark can stand beside", "code", "‹a`b›", "‹a`b›"],
    ["makes a link of words", "link", "see ‹the shop›", "see [the shop](‹https://›)"],
    ["makes a link of the word at the caret", "link", "the sh‸op", "the [shop](‹https://›)"],
    ["makes a link of nothing", "link", "a ‸", "a [‸](https://)"],
    ["asks for an address's words", "link", "‹https://a.example›", "[‸](https://a.example)"],
    ["selects a link's address", "link", "[a ‸b](https://a.example)", "[a b](‹https://a.example›)"],
    ["takes a link back that was not written", "link", "[the shop](‹https://›)", "‹the shop›"],
    ["makes a task", "checklist", "a‸b", "- [ ] a‸b"],
    [
      "makes tasks of lines, not of empty ones",
      "checklist",
      "‹a\n\n  b›",
      "- [ ] ‹a\n\n  - [ ] b›",
    ],
    [
      "keeps a list's own signs",
      "checklist",
      "‹* a\n+ b›",
      "* [ ] ‹a\n+ [ ] b›".replace("* [ ] ‹a", "‹* [ ] a"),
    ],
    ["makes tasks of those that are none", "checklist", "‹- [x] a\nb›", "‹- [x] a\n- [ ] b›"],
    ["makes lines of tasks", "checklist", "‹- [x] a\n[ ] b›", "‹a\nb›"],
    ["in an empty line", "checklist", "a\n‸", "a\n- [ ] ‸"],
    ["leaves a line that is only touched", "checklist", "‹a\n›b", "- [ ] ‹a\n›b"],
  ])("%s: %s", (_what, tool, before, after) => {
    expect(write(applyTool(read(before), tool))).toBe(after);
  });
});

describe("Enter in a checklist", () => {
  it.each([
    ["begins the next task", "- [ ] a‸", "- [ ] a\n- [ ] ‸"],
    ["open, also after a done one", "  * [x] a‸", "  * [x] a\n  * [ ] ‸"],
    ["takes the rest along", "[ ] a‸ b\nc", "[ ] a\n[ ] ‸ b\nc"],
    ["ends the list after an empty one", "- [ ] a\n- [ ] ‸\nb", "- [ ] a\n‸\nb"],
  ])("%s", (_what, before, after) => {
    const done = continueList(read(before));
    expect(done && write(done)).toBe(after);
  });

  it.each(["a‸", "- a‸", "- [‸ ] a", "‸- [ ] a", "- [ ] ‹a›"])("is a line break in %s", (text) => {
    expect(continueList(read(text))).toBeNull();
  });
});

const bits = fc.constantFrom(
  ..."*_~`[]()ab 1\n",
  "**",
  "~~",
  "](https://a.example)",
  "https://a.example",
  "- [ ] ",
  "[ ] ",
  "- ",
  "слово",
  "😀",
);
const edited = fc
  .tuple(fc.array(bits, { maxLength: 14 }), fc.nat(), fc.nat())
  .map(([list, one, other]): EditedText => {
    const marks = [one % (list.length + 1), other % (list.length + 1)].toSorted((a, b) => a - b);
    const [from = 0, to = 0] = marks.map((count) => list.slice(0, count).join("").length);
    return { text: list.join(""), from, to };
  });

/** The text without every character that a tool may add or remove. */
const words = (text: string) => text.replaceAll("https://)", ")").replace(/[*_~`[\]() +-]/gu, "");
const isMarked = ({ text, from, to }: EditedText, tool: MarkupTool) =>
  findSpans(text)
    .filter((line) => line.from <= to && from <= line.to)
    .some(({ spans }) => spans.some(({ kind }) => kind === tool));

it("loses no word, keeps the selection within the text, and undoes its own marks", () => {
  fc.assert(
    fc.property(edited, fc.constantFrom(...markupTools), (before, tool) => {
      const once = applyTool(before, tool);
      expect(words(once.text)).toBe(words(before.text));
      expect(once.from).toBeGreaterThanOrEqual(0);
      expect(once.from).toBeLessThanOrEqual(once.to);
      expect(once.to).toBeLessThanOrEqual(once.text.length);
      const isSpan = tool !== "link" && tool !== "checklist";
      if (isSpan && before.text.slice(before.from, before.to).trim() && !isMarked(before, tool))
        expect(applyTool(once, tool).text).toBe(before.text);
      const hasOwn =
        parseMarkup(before.text).some(({ task }) => task) || /^\s*- /mu.test(before.text);
      if (tool === "checklist" && !hasOwn) expect(applyTool(once, tool).text).toBe(before.text);
    }),
    { numRuns: 20_000 },
  );
}, 60_000);

it("continues a list by one list mark and ends it by removing one", () => {
  fc.assert(
    fc.property(edited, (before) => {
      const after = continueList(before);
      if (!after) return;
      expect(words(after.text).replaceAll("\n", "")).toBe(words(before.text).replaceAll("\n", ""));
      if (after.text.length > before.text.length)
        expect(after.text.slice(0, before.from) + after.text.slice(after.from)).toBe(before.text);
    }),
    { numRuns: 5_000 },
  );
});
