// @vitest-environment node
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type DrawnBarcode, drawBarcode } from "./draw-barcode.ts";
import type { BarcodeFormat } from "./read-pass.ts";

beforeAll(async () => {
  const wasm = await readFile(
    new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")).pathname,
  );
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  });
});

/** The code as pixels, by the rule `evenodd`; `scale` pixels for a unit. */
function paint({ viewBox, path }: DrawnBarcode, scale = 2): ImageData {
  const [width, height] = [viewBox.width * scale, viewBox.height * scale];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const edges = path
    .split("Z")
    .filter(Boolean)
    .flatMap((part) => {
      const points = part
        .slice(1)
        .split("L")
        .map((point) => point.split(" ").map(Number) as [number, number]);
      return points.map((point, n) => [point, points[(n + 1) % points.length] ?? point] as const);
    })
    .filter(([[from], [to]]) => from === to);
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / scale + viewBox.top;
    const crossed = edges.filter(([[, a], [, b]]) => Math.min(a, b) < y && y < Math.max(a, b));
    const at = crossed.map(([[x]]) => (x - viewBox.left) * scale).sort((a, b) => a - b);
    for (let n = 0; n + 1 < at.length; n += 2)
      for (let x = at[n] ?? 0; x < (at[n + 1] ?? 0); x++)
        data.fill(0, (row * width + x) * 4, (row * width + x) * 4 + 3);
  }
  return { data, width, height, colorSpace: "srgb" };
}

async function decode(format: BarcodeFormat, message: string, encoding: string) {
  const drawn = drawBarcode({ format, message, encoding, text: "" });
  if (!drawn) throw new Error("not drawn");
  const found = await readBarcodes(paint(drawn), { tryHarder: true });
  return found.map(({ format: kind, bytes }) => ({ kind, bytes: Buffer.from(bytes) }));
}

const boarding = "M1DOE/JOHN            EABC123 TBSFRAA3 0512 338Y012A0034 147>3181WW";
const kinds = { qr: "QRCode", pdf417: "PDF417", aztec: "AztecCode", code128: "Code128" } as const;

for (const format of ["qr", "pdf417", "aztec", "code128"] as const)
  test(`another program reads the drawn ${format} code, byte for byte`, async () => {
    const short = format === "code128";
    const messages: [string, string, Buffer][] = [
      [short ? "ABC123456" : boarding, "iso-8859-1", Buffer.from(short ? "ABC123456" : boarding)],
      ["Zürich é", "iso-8859-1", Buffer.from("Zürich é", "latin1")],
      ...(short
        ? []
        : ([
            ["Тбилиси 點茗", "utf-8", Buffer.from("Тбилиси 點茗")],
            ["Тбилиси", "windows-1251", Buffer.from("d2e1e8ebe8f1e8", "hex")],
            // The letters do not fit what the pass says.
            ["Тбилиси", "iso-8859-1", Buffer.from("Тбилиси")],
            ["Тбилиси", "no such thing", Buffer.from("Тбилиси")],
          ] as [string, string, Buffer][])),
    ];
    for (const [message, encoding, bytes] of messages)
      expect(await decode(format, message, encoding), `${message} in ${encoding}`).toEqual([
        { kind: expect.stringMatching(kinds[format].replace("AztecCode", "Aztec")), bytes },
      ]);
  });

test("a message that no such code holds is not drawn", () => {
  const barcode = { encoding: "utf-8", text: "" };
  expect(drawBarcode({ ...barcode, format: "qr", message: "x".repeat(3_900) })).toBeNull();
  expect(drawBarcode({ ...barcode, format: "aztec", message: "ж".repeat(3_000) })).toBeNull();
});
