import { fileURLToPath } from "node:url";
import { escapeHtml } from "@castor/core/basics/escape-html.ts";
import { styleText, type TextStyle } from "@castor/core/map/picture/picture-text.ts";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";

const fonts = [
  import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
];

/** Only the font of the product: pictures look the same on every machine. */
export const pictureFonts: NonNullable<ResvgRenderOptions["font"]> = {
  loadSystemFonts: false,
  fontFiles: fonts.map((url) => fileURLToPath(url)),
  defaultFontFamily: "Noto Sans",
};

/** Widths of single signs, measured once each: measuring reads the font files. */
const widths = new Map<string, number>();

/** The width of a text in pixels: the sum of its signs, without kerning. */
export const measureText = (text: string, style: TextStyle): number =>
  [...text].reduce((sum, sign) => sum + measureSign(sign, style), 0);

function measureSign(sign: string, style: TextStyle): number {
  const key = `${style.size} ${style.weight} ${sign}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  // Between two letters, since the drawn box of a sign alone has no space around it.
  const width = measureBox(`n${sign}n`, style) - measureBox("nn", style);
  widths.set(key, width);
  return width;
}

function measureBox(text: string, style: TextStyle): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text ${styleText(style)}>${escapeHtml(text)}</text></svg>`;
  return new Resvg(svg, { font: pictureFonts }).getBBox()?.width ?? 0;
}

/** Breaks a text between words into at most so many lines; what does not fit ends with an ellipsis. */
export function breakText(
  text: string,
  style: TextStyle,
  { width, maxLines }: { width: number; maxLines: number },
): string[] {
  const lines: string[] = [];
  const words = text.split(" ").filter((word) => word !== "");
  const fits = (line: string) => measureText(line, style) <= width;
  let line = "";
  for (const [index, word] of words.entries()) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (lines.length === maxLines - 1 || line === "")
      return [...lines, cutLine([line, ...words.slice(index)].join(" ").trim(), fits)];
    lines.push(line);
    line = word;
    if (!fits(word)) return [...lines, cutLine(words.slice(index).join(" "), fits)];
  }
  return line === "" ? lines : [...lines, line];
}

/** The longest beginning that fits with an ellipsis, found by halving. */
function cutLine(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const signs = [...text];
  const cut = (count: number) => `${signs.slice(0, count).join("").trimEnd()}…`;
  let [low, high] = [0, signs.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(cut(middle))) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}
