import { encode } from "uqr";
import { makePdf } from "./make-pdf.ts";

/** The side of a dot in points. */
const dot = 3;

/** A PDF with a QR code on its page, drawn dot by dot as the programs of airlines do, and no words. */
export function makeCodePdf(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [`${200 + x * dot} ${500 + (size - y) * dot} ${dot} ${dot} re`] : [],
    ),
  );
  const content = Buffer.from(`${dots.join("\n")}\nf`);
  return makePdf([""], { packed: { content, filters: "" } });
}
