import { expect, test } from "vitest";
import { readDraft } from "./read-draft.ts";

const written = { description: "A fortress.", tips: ["Come early."] };
const read = (answer: string) => readDraft(answer, "en");
const described = (description: string) => read(JSON.stringify({ description })).description;
/** A character by its code, so that invisible ones are visible in the source. */
const letter = (code: number) => String.fromCodePoint(code);

test.each([
  ["the ends of the variation selectors", [0xe0100, 0xe01ef, 0xfe00, 0xfe0d]],
  ["tags", [0xe0001, 0xe0041, 0xe007f]],
  ["marks of direction", [0x200e, 0x200f, 0x061c, 0x202a, 0x202e, 0x2066, 0x2069]],
  ["hyphens that show only at the end of a line", [0xad]],
  ["spaces without a width and fillers", [0x200b, 0x2060, 0xfeff, 0x3164]],
  ["control characters", [0, 7, 0x1b, 0x7f, 0x85]],
])("invisible characters are removed: %s", (_, codes) => {
  for (const code of codes) expect(described(`For${letter(code)}tress`)).toBe("Fortress");
});

test("a text hidden in variation selectors behind an emoji is removed, the emoji stays", () => {
  const hidden = [..."ignore"].map((sign) => letter(0xe0100 + sign.charCodeAt(0) - 16)).join("");
  expect(described(`A fortress 😀${hidden}.`)).toBe("A fortress 😀.");
  const bits = "\u{FE0F}\u{FE0E}\u{FE0F}";
  expect(described(`A fortr${bits}ess.`)).toBe("A fortress.");
});

test.each([
  ["a heart of colour", "\u2764\uFE0F"],
  ["a sign of text", "\u260E\uFE0E"],
  ["a key", "1\uFE0F\u20E3"],
  ["a family", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
  ["a heart on fire", "\u2764\uFE0F\u200D\u{1F525}"],
  ["a tone of skin and a sign", "\u{1F9D7}\u{1F3FD}\u200D\u2640\uFE0F"],
  ["letters that are not joined", "\u0645\u06CC\u200C\u062E"],
])("visible characters stay: %s", (_, seen) => {
  expect(described(`A fortress and more. ${seen}`)).toBe(`A fortress and more. ${seen}`);
});

test.each([
  ["alone", (json: string) => `<think>\nIs {"a": 1} it?\n</think>\n\n${json}`],
  ["before a block of code", (json: string) => `<think>So.</think>\n\`\`\`json\n${json}\n\`\`\`\n`],
  ["of nothing", (json: string) => `\n<think></think>${json}`],
])("a model's reasoning is no part of the draft: %s", (_, answer) => {
  expect(read(answer(JSON.stringify(written)))).toMatchObject(written);
});

test("a text about thinking is kept, and unfinished reasoning is no draft", () => {
  expect(described("A fortress <think>old</think>.")).toBe("A fortress <think>old</think>.");
  expect(() => read(`<think>${JSON.stringify(written)}`)).toThrow("writes no JSON");
});
