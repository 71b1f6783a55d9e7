import { parseMarkup } from "@castor/core/markup/parse-markup.ts";
import type { Figure } from "./figure.ts";

/** Pieces for which a careless parser takes quadratic time, and plain words. */
const pieces = [
  "*a ",
  "**a *b ~~c __d _e ",
  "*a* ",
  "*",
  "`a ``",
  "[",
  "[](",
  "[a](https://a.example/(",
  "http://%",
  "https://a.example/x ",
  "https://a.example/)))))))",
  "[a](point:p) ",
  "[http://a](point:p)",
  "- [ ] a\n",
  "word ",
];
/** The greatest length of a description. */
const longest = 20_000;
const turns = 10;

const build = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** The shortest of several parses, in milliseconds. */
function timeOf(text: string): number {
  const times = Array.from({ length: turns }, () => {
    const begun = performance.now();
    parseMarkup(text);
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** Measures the slowest text of the greatest length, and whether the time grows linearly. */
export function measureMarkup(): Figure[] {
  for (const piece of pieces) timeOf(build(piece, longest));
  const slowest = Math.max(...pieces.map((piece) => timeOf(build(piece, longest))));
  const growth = Math.max(
    ...pieces.map((piece) => timeOf(build(piece, 8 * longest)) / timeOf(build(piece, longest))),
  );
  return [
    { name: "markup: the worst 20,000 characters", measured: slowest, unit: "ms", atMost: 20 },
    {
      name: "markup: eight times the text",
      measured: growth,
      unit: "x",
      atMost: 20,
      note: "64 where each mark reads the rest anew",
    },
  ];
}
