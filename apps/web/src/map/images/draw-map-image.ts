import type { MapScheme } from "../style/map-look.ts";
import { markColors, paletteOf } from "../style/map-palette.ts";
import { badgeHeight, drawBadge, measureBadge } from "./draw-badge.ts";
import { drawDisc } from "./draw-disc.ts";
import { drawDrop, drawStandingDisc } from "./draw-drop.ts";
import { fillCircle, white } from "./paint-shapes.ts";

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** One picture of the map, sharp on this screen. */
export interface MapImage {
  data: ImageData;
  pixelRatio: number;
}

function paint(width: number, height: number, draw: Draw): MapImage | null {
  const pixelRatio = Math.max(1, Math.min(3, window.devicePixelRatio));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * pixelRatio);
  canvas.height = Math.ceil(height * pixelRatio);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.scale(pixelRatio, pixelRatio);
  draw(context, width, height);
  return { data: context.getImageData(0, 0, canvas.width, canvas.height), pixelRatio };
}

const readScheme = (text: string | undefined): MapScheme => (text === "dark" ? "dark" : "light");

const discRadius = (kind: string) => (kind === "second" || kind === "excluded" ? 11.5 : 14);

/** How much of a picture of something standing lies below the spot it stands on. */
const belowFoot = 6;

function paintDisc(typeId: string, kind: string, scheme: MapScheme) {
  const size = 40;
  return paint(size, size, (context) =>
    drawDisc(context, { typeId, kind, scheme }, size / 2, size / 2, discRadius(kind)),
  );
}

function paintBadge(number: string, color: string) {
  const probe = document.createElement("canvas").getContext("2d");
  const width = (probe ? measureBadge(probe, number) : badgeHeight) + 4;
  return paint(width, badgeHeight + 4, (context, ...size) =>
    drawBadge(context, number, color, size[0] / 2, size[1] / 2),
  );
}

function paintPin(typeId: string, kind: string, number: string, color: string, scheme: MapScheme) {
  return paint(64, 66, (context, width, height) => {
    const drop = { x: width / 2, ground: height - belowFoot, rise: 30, radius: 19 };
    drawStandingDisc(context, { typeId, kind, scheme }, drop);
    if (number) drawBadge(context, number, color, width / 2 + 16, drop.ground - drop.rise - 16);
  });
}

function paintFoundPin() {
  return paint(44, 56, (context, width, height) => {
    const drop = { x: width / 2, ground: height - belowFoot, rise: 27, radius: 15 };
    drawDrop(context, drop, markColors.found);
    fillCircle(context, drop.x, drop.ground - drop.rise, 5.5, white);
  });
}

function paintDot(radius: number, color: string, ring: string) {
  const size = 2 * radius + 4;
  return paint(size, size, (context) => {
    fillCircle(context, size / 2, size / 2, radius + 1.2, ring);
    fillCircle(context, size / 2, size / 2, radius, color);
  });
}

/** Draws the picture that a style asks for by name; null for a name that is not ours. */
export function drawMapImage(id: string): MapImage | null {
  const [what, ...rest] = id.split("|");
  const part = (index: number) => rest[index] ?? "";
  const { city, capital, sight, halo } = paletteOf(readScheme(rest.at(-1)));
  switch (what) {
    case "disc":
      return paintDisc(part(0), part(1), readScheme(part(2)));
    case "badge":
      return paintBadge(part(0), part(1));
    case "pin":
      return paintPin(part(0), part(1), part(2), part(3), readScheme(part(4)));
    case "dot-city":
      return paintDot(1.8, city, halo);
    case "dot-capital":
      return paintDot(2.6, capital, halo);
    case "dot-sight":
      return paintDot(1.6, sight, halo);
    case "found-pin":
      return paintFoundPin();
    case "found-dot":
      return paintDot(6, markColors.found, white);
    default:
      return null;
  }
}
