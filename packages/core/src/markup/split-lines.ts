/** A line of a text and its line break as it was written; empty at the end of the text. */
export interface TextLine {
  text: string;
  end: string;
}

/** Splits a text into lines. Joined with their line breaks they give the text. */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let done = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ text: text.slice(done, index), end });
    done = index + end.length;
  }
  lines.push({ text: text.slice(done), end: "" });
  return lines;
}
