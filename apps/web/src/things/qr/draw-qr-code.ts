import { encode } from "uqr";

/** A QR code as squares on a grid: black ones as the `d` of an SVG path. */
export interface DrawnQrCode {
  /** Squares along an edge, with the white border. */
  size: number;
  path: string;
}

/** The white border that readers need (ISO/IEC 18004), in squares. */
const quietZone = 4;
const pngPx = 1_024;

/** The QR code of a text; it is still read with a seventh of it covered. */
export function readQrCode(text: string): DrawnQrCode {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const path = data
    .flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}

/** The code as an SVG file. */
export const drawQrSvg = ({ size, path }: DrawnQrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pngPx}" height="${pngPx}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;

/** The code as a PNG, each square a whole number of pixels. Null when the browser cannot draw it. */
export function drawQrPng({ size, path }: DrawnQrCode): Promise<Blob | null> {
  const square = Math.ceil(pngPx / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * square;
  canvas.height = size * square;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(square, square);
  pen.fillStyle = "#000";
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
