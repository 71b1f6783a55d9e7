import { hasShapes } from "./font-coverage.ts";
import { type FontName, scriptFonts, usualFont } from "./pdf-fonts.ts";
import { orderRightToLeft, rightToLeft } from "./right-to-left.ts";
import type { TextRun } from "./text-run.ts";

const usual = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\p{P}\p{Sc}\s]*$/u;
/** Texts of these alone, which are most, need no closer look. The usual font has them all. */
const plain =
  /^[\n\u0020-\u007e\u00a0-\u017f\u0400-\u045f\u0490\u0491\u2010\u2013\u2014\u2018-\u201e\u2026\u202f\u20ac\u20bd\u2116]*$/;
/** Signs without a shape of their own: variation selectors, skin tones, joiners at an end, control signs. */
const invisible =
  /[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0000}-\u{e0fff}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]|(?!\n)\p{Cc}/gu;
const emoji =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f?|\p{Regional_Indicator})/u;
const hasEmojiStyle = /^\p{Extended_Pictographic}\ufe0f|^\p{Emoji_Presentation}|\u200d/u;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * A text as runs of one font each, so that no sign is drawn as a box: what no font has is a question mark. Right-to-left
 * words are put into drawn order. "≈", which times have and the usual font lacks, becomes "~".
 */
export function splitByFont(text: string): TextRun[] {
  const clean = text
    .normalize("NFC")
    .replaceAll("\r", "")
    .replace(/[\t≈]/gu, (sign) => (sign === "≈" ? "~" : " "));
  if (plain.test(clean)) return clean === "" ? [] : [{ text: breakWords(clean), font: usualFont }];
  const runs: TextRun[] = [];
  for (const { segment } of letters.segment(clean)) {
    const run = chooseFont(segment, runs.at(-1)?.font);
    const last = runs.at(-1);
    if (run.text === "") continue;
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs.some((run) => rightToLeft.test(run.text))
    ? orderRightToLeft(runs)
    : runs.flatMap(breakRun);
}

/** A word that is longer gets places to break it. pdfmake would try each letter of it on each line, for minutes. */
const longWord = /\S{61,}/gu;
const pieces = /\S{1,20}/gu;
const breakPlace = "\u200b";

const breakWords = (text: string): string =>
  text.replace(longWord, (word) => (word.match(pieces) ?? [word]).join(breakPlace));

/** Not every font has a shape for the place to break, though it is empty. */
function breakRun(run: TextRun): TextRun[] {
  const parts = breakWords(run.text).split(breakPlace);
  return parts.flatMap((text, index) =>
    index === 0
      ? [{ ...run, text }]
      : [
          { text: breakPlace, font: usualFont },
          { ...run, text },
        ],
  );
}

function chooseFont(letter: string, before: FontName | undefined): TextRun {
  const bare = letter.replace(invisible, "");
  if (hasEmojiStyle.test(letter)) {
    // A family or a flag may be one shape; else its members are drawn one after another.
    const members = letter.replaceAll("\ufe0f", "").replace(/[\u{1f3fb}-\u{1f3ff}]/gu, "");
    const text = hasShapes("Emoji", members) ? members : bare;
    if (hasShapes("Emoji", text)) return { text, font: "Emoji" };
  }
  if (usual.test(bare) && hasShapes(usualFont, bare)) return { text: bare, font: usualFont };
  // Marks and signs that several scripts share stay in the font of their neighbours.
  if (
    before &&
    before !== usualFont &&
    before !== "Emoji" &&
    /^[\p{M}\p{P}]/u.test(bare) &&
    hasShapes(before, bare)
  )
    return { text: bare, font: before };
  const own = scriptFonts.find(([script]) => script.test(bare))?.[1];
  const fonts: FontName[] = [
    ...(own ? [own] : []),
    usualFont,
    ...(emoji.test(bare) ? (["Emoji"] as const) : []),
    "Unifont",
    "Emoji",
  ];
  const font = fonts.find((name) => hasShapes(name, bare));
  return font ? { text: bare, font } : { text: "?", font: usualFont };
}
