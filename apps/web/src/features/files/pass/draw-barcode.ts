import {
  azteccode,
  code128,
  type DrawingContext,
  pdf417,
  qrcode,
  type RenderOptions,
} from "@bwip-js/browser";
import { encodeMessage } from "./encode-message.ts";
import type { BarcodeFormat, PassBarcode } from "./read-pass.ts";

/** A barcode as black areas on white. */
export interface DrawnBarcode {
  /** Of an SVG, with the white border. */
  viewBox: { left: number; top: number; width: number; height: number };
  /** The `d` of its path, which is filled by the rule `evenodd`. */
  path: string;
}

/** Longer than any of these codes holds, in bytes. */
const longest = 4_000;
/** Units of the narrowest bar: the library draws two of them in codes of squares, at the least. */
const unit = 2;

interface Drawn {
  size: [number, number];
  path: string;
}

/** Takes what the library draws as a path. None of these codes has texts, ellipses or colours. */
function collectPath(): DrawingContext<Drawn> {
  let size: [number, number] = [0, 0];
  let path = "";
  const add = (points: readonly (readonly [number, number])[]) => {
    path += `M${points.map((point) => point.join(" ")).join("L")}Z`;
  };
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => {
      size = [width, height];
    },
    // A bar, from its foot to its head.
    line: (x, foot, _, head, width) => {
      const [left, right] = [x - width / 2, x + width / 2];
      add([
        [left, head],
        [right, head],
        [right, foot],
        [left, foot],
      ]);
    },
    polygon: add,
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => ({ size, path }),
  };
}

type Encoder = (options: RenderOptions, drawing: DrawingContext<Drawn>) => Drawn;

interface Symbology {
  encode: Encoder;
  options?: Partial<RenderOptions> & { suppresskanjimode?: boolean; eclevel?: string };
  scale: number;
  /** The white border that readers need, in widths of the narrowest bar. */
  quiet: number;
}

const symbologies: Readonly<Record<BarcodeFormat, Symbology>> = {
  // As bytes: a reader shall not take two of them for one sign of Japanese.
  qr: { encode: qrcode, options: { eclevel: "M", suppresskanjimode: true }, scale: 1, quiet: 4 },
  aztec: { encode: azteccode, scale: 1, quiet: 2 },
  pdf417: { encode: pdf417, scale: unit, quiet: 4 },
  code128: { encode: code128, options: { height: 20 }, scale: unit, quiet: 10 },
};

/** Draws the barcode of a pass, whose readers get the bytes of its message. Null where the code cannot hold them. */
export function drawBarcode({ format, message, encoding }: PassBarcode): DrawnBarcode | null {
  const { encode, options, scale, quiet } = symbologies[format];
  const bytes = encodeMessage(message, encoding);
  if (bytes.length > longest) return null;
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  try {
    const { size, path } = encode(
      { bcid: "", text, binarytext: true, scale, ...options },
      collectPath(),
    );
    const border = quiet * unit;
    const [width, height] = size.map((side) => side + 2 * border) as [number, number];
    return { viewBox: { left: -border, top: -border, width, height }, path };
  } catch {
    return null;
  }
}
