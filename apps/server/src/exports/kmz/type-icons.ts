import { readFile } from "node:fs/promises";
import { type PointTypeId, pointTypeOf } from "@castor/core/points/point-types.ts";
import { Resvg } from "@resvg/resvg-js";

/** Sharp on a screen of twice the density: programs draw icons about 32 pixels high. */
const side = 64;

/** All drawings lie in its folder. */
const oneDrawing = import.meta.resolve("@tabler/icons/outline/map-pin.svg");

const icons = new Map<PointTypeId, Promise<Uint8Array>>();

/** The icon of a type as a PNG: white on a disc of its colour, as on the map. Drawn once. */
export function typeIcon(typeId: PointTypeId): Promise<Uint8Array> {
  const known = icons.get(typeId) ?? drawIcon(typeId);
  icons.set(typeId, known);
  return known;
}

async function drawIcon(typeId: PointTypeId): Promise<Uint8Array> {
  const { icon, color } = pointTypeOf(typeId);
  const drawing = await readFile(new URL(`${icon}.svg`, oneDrawing), "utf8");
  const strokes = [...drawing.matchAll(/<path d="([^"]+)"/g)].map(([, line]) => line).join(" ");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">` +
    `<circle cx="20" cy="20" r="19" fill="#fff"/><circle cx="20" cy="20" r="17" fill="${color}"/>` +
    `<path transform="translate(8 8)" d="${strokes}" fill="none" stroke="#fff" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: side } }).render().asPng();
}
