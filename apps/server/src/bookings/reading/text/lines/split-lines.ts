/** A line as it was sent, without quotes and decoration, and its cells. An empty line has none. */
export interface TextLine {
  text: string;
  cells: string[];
}

/** Characters of a text that are read. */
const textMax = 200_000;
const linesMax = 6000;
/** What is longer is prose. */
const lineMax = 400;
const cellsMax = 20;

/** Soft hyphens, signs without width, marks of direction. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f/g;
const arrows = /[\u2192\u27a1\u2794\u279c\u279d\u27f6\u2708\u25ba\u25b6\u21d2\u00bb\u203a]/g;
const cellBreak = / ?\t ?| {2,}| [|·•] /;

/** The quotes of French and Russian are no arrows. */
const keepsQuotes = (line: string) => line.includes("«");

/** "[10/08/2027, 11:20] The Tide Table: " of a copied chat. */
const chatHead = /^\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\] [^:]{1,50}: /;

function cleanLine(raw: string): string {
  const shown = raw
    .replace(invisible, "")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/^[\s>|]+/, (start) => (start.includes("\t") && !start.includes(">") ? "\t" : ""));
  const withArrows = (keepsQuotes(shown) ? shown : shown.replace(arrows, " → "))
    .replace(/\s?[-=]>\s?/g, " → ")
    .replace(/\p{Extended_Pictographic}/gu, " ");
  return withArrows
    .replace(chatHead, "")
    .replace(/\*([^*]*)\*/g, "$1")
    .replace(/^\s*[-–—*•·◦▪#]+\s+/, "")
    .replace(/^ +|\s+$/g, "");
}

/** Lines that only draw: "-----", "=====". */
const isDecoration = (line: string) => !/[\p{L}\p{N}]/u.test(line);

/** Signs that chats write in place of labels. */
const signWords: readonly (readonly [RegExp, string])[] = [
  [/^\s*\u{1F4CD}\ufe0f?\s*/u, "Address: "],
  [/^\s*[\u{1F4DE}\u260e]\ufe0f?\s*/u, "Phone: "],
];
const signWord = (raw: string) => signWords.find(([sign]) => sign.test(raw))?.[1] ?? "";

function splitCells(line: string): string[] {
  const tabs = line.includes("\t") ? line.split("\t") : line.replace(/ → /g, "→").split(cellBreak);
  return tabs.slice(0, cellsMax).map((cell) => cell.replace(/\s*→\s*/g, " → ").trim());
}

/** The lines of a text, as far as it is read. */
export function splitLines(text: string): TextLine[] {
  const raws = text.slice(0, textMax).split(/\r\n|[\n\r\u2028\u2029\f\v]/, linesMax);
  return raws.map((raw) => {
    const line = cleanLine(raw.slice(0, lineMax));
    if (isDecoration(line)) return { text: "", cells: [] };
    const cells = splitCells(signWord(raw) + line);
    return { text: line.trim().replace(/ {2,}/g, "  "), cells };
  });
}
