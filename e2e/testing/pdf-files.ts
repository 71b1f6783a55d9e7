import type { Locator } from "@playwright/test";

const line = "BT /F1 12 Tf 10 20 Td (Booking KX-4471) Tj ET";
const page = "/MediaBox[0 0 200 50]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R";
const objects = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  `<</Type/Page/Parent 2 0 R${page}>>`,
  `<</Length ${line.length}>>stream\n${line}\nendstream`,
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
];

const write = (lines: readonly string[], trailer: string): string =>
  [
    "%PDF-1.4",
    ...lines.map((object, index) => `${index + 1} 0 obj${object}endobj`),
    `trailer<</Root 1 0 R${trailer}>>`,
  ].join("\n");

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(text),
});

/** A PDF that says "Booking KX-4471". */
export const pdfNamed = (name: string) => fileOf(name, write(objects, ""));

/** A PDF of so many pages, all of which say so. */
export function longPdfNamed(name: string, pages: number) {
  const [catalog = "", , first = "", ...rest] = objects;
  const others = Array.from({ length: pages - 1 }, (_, index) => objects.length + 1 + index);
  const kids = [3, ...others].map((number) => `${number} 0 R`).join(" ");
  const list = `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`;
  return fileOf(name, write([catalog, list, first, ...rest, ...others.map(() => first)], ""));
}

const hash = "a".repeat(64);

/** A PDF that only a password opens. */
export const lockedPdfNamed = (name: string) =>
  fileOf(
    name,
    write(
      [...objects, `<</Filter/Standard/V 1/R 2/O<${hash}>/U<${hash}>/P -4>>`],
      `/Encrypt 6 0 R/ID[<${"b".repeat(32)}><${"b".repeat(32)}>]`,
    ),
  );

/** It only begins as a PDF does. */
export const brokenPdfNamed = (name: string) => fileOf(name, "%PDF-1.4\n1 0 obj<<");

/** How many pixels of the drawn pages are dark. */
export const countInk = (pages: Locator): Promise<number> =>
  pages.locator("canvas[data-drawn]").evaluateAll((drawn) =>
    drawn.reduce((sum, canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return sum;
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) sum += 1;
      return sum;
    }, 0),
  );
