import { limits } from "@castor/core/limits.ts";
import { getDocumentProxy } from "unpdf";

/** What a PDF tells. */
export interface ReadPdf {
  /** Its words in lines; parts of a line that stand apart have a tab between. */
  text: string;
  problem: "encrypted" | "scanned" | "unreadable" | null;
}

const pagesMax = 40;
/** Errors alone, as the library counts. */
const verbosity = 0;

interface Word {
  text: string;
  x: number;
  y: number;
  end: number;
  size: number;
}

/** Reads the words of a PDF in lines. Nothing of it is drawn: no fonts and pictures are decoded, and no scripts run. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  try {
    const text = await readLines(bytes);
    return { text, problem: /[\p{L}\p{N}]/u.test(text) ? null : "scanned" };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { text: "", problem: isLocked ? "encrypted" : "unreadable" };
  }
}

async function readLines(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
  });
  let text = "";
  const pages = Math.min(document.numPages, pagesMax);
  for (let number = 1; number <= pages && text.length < limits.confirmationText; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words: Word[] = [];
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , x = 0, y = 0] = item.transform.map(Number);
      words.push({ text: item.str, x, y, end: x + item.width, size: item.height || 10 });
    }
    text += `${writeLines(words)}\n\n`;
    page.cleanup();
  }
  return text.trim();
}

/** Words at one height are a line, from left to right. */
function writeLines(words: readonly Word[]): string {
  const lines: Word[][] = [];
  for (const word of words.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const first = lines.at(-1)?.[0];
    if (first !== undefined && Math.abs(first.y - word.y) < word.size / 2) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => writeLine(line.toSorted((one, other) => one.x - other.x))).join("\n");
}

/** What stands farther apart than a letter is wide is a column of its own. */
function writeLine(words: readonly Word[]): string {
  let line = "";
  let end = Number.POSITIVE_INFINITY;
  for (const { text, x, end: wordEnd, size } of words) {
    const gap = x - end;
    line += `${gap > size ? "\t" : gap > size / 6 ? " " : ""}${text}`;
    end = wordEnd;
  }
  return line.replaceAll(/ {2,}/g, " ").trim();
}
