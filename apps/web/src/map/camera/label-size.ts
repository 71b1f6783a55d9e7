/** The size of letters on the map, in pixels (`marker-layers.ts`), and the mean width of one. */
const letterPx = 7.4;
const linePx = 15;
/** A label wraps at ten letter heights. */
const widestLinePx = 125;

/** The estimated size of a marker's label, in pixels. */
export function estimateLabel(name: string): { width: number; height: number } {
  let [width, line, lines] = [0, 0, 1];
  for (const word of name.split(/\s+/)) {
    const length = word.length * letterPx;
    const joined = line === 0 ? length : line + letterPx + length;
    if (line > 0 && joined > widestLinePx) {
      lines += 1;
      line = length;
    } else line = joined;
    width = Math.max(width, line);
  }
  return name === "" ? { width: 0, height: 0 } : { width, height: lines * linePx };
}
