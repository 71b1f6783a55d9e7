import type { MapScheme } from "../style/map-look.ts";
import { markColors, paletteOf } from "../style/map-palette.ts";
import { badgeHeight, drawBadge, measureBadge, readBadge } from "./draw-badge.ts";
import { type DiscLook, drawDisc, drawStrokes, drawWarning } from "./draw-disc.ts";
import { drawDrop, drawStandingDisc } from "./draw-drop.ts";
import { fillCircle, white } from "./paint-shapes.ts";
import { strokesOfSign } from "./type-drawings.ts";

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** An image of the map at the screen's pixel ratio. */
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

/** The pixels of a pin's image below the point that it marks. */
const belowFoot = 6;

/** The look of a disc by its type and kind, as `marker-feature.ts` names them: "Museum|star!tight". */
function readLook(typeId: string, kindAndWarning: string, scheme: MapScheme): DiscLook {
  const [kind = "", warning] = kindAndWarning.split("!");
  return { typeId, kind, warning, scheme };
}

function paintDisc(look: DiscLook) {
  const size = 40;
  return paint(size, size, (context) => {
    const radius = discRadius(look.kind);
    drawDisc(context, look, size / 2, size / 2, radius);
    drawWarning(context, look, size / 2 - radius * 0.8, size / 2 - radius * 0.8);
  });
}

const widthOfBadge = (parts: ReturnType<typeof readBadge>) => {
  const probe = document.createElement("canvas").getContext("2d");
  return probe ? measureBadge(probe, parts) : badgeHeight;
};

/** The room for a badge's rim. */
const rimPx = 2;

function paintBadge(names: readonly string[]) {
  const parts = readBadge(names);
  return paint(widthOfBadge(parts) + 2 * rimPx, badgeHeight + 2 * rimPx, (context, _, height) =>
    drawBadge(context, parts, rimPx, height / 2),
  );
}

function paintPin(look: DiscLook, badge: readonly string[]) {
  const parts = readBadge(badge);
  // The pin stays in the middle of its image, however wide the badge is.
  const wider = parts.length > 0 ? widthOfBadge(parts) - badgeHeight : 0;
  return paint(64 + 2 * wider, 66, (context, width, height) => {
    const drop = { x: width / 2, ground: height - belowFoot, rise: 30, radius: 19 };
    drawStandingDisc(context, look, drop);
    drawWarning(context, look, drop.x - 16, drop.ground - drop.rise - 14);
    if (parts.length > 0)
      drawBadge(context, parts, drop.x + 16 - badgeHeight / 2, drop.ground - drop.rise - 16);
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

/** The sign of a journey in the colour of its day. */
function paintSign(name: string, color: string) {
  const size = 26;
  return paint(size, size, (context) => {
    fillCircle(context, size / 2, size / 2, 12, color);
    fillCircle(context, size / 2, size / 2, 10.5, white);
    drawStrokes(context, strokesOfSign(name), size / 2, size / 2, 15, color);
  });
}

/** Draws the image that a style names; null for an unknown name. */
export function drawMapImage(id: string): MapImage | null {
  const [what, ...rest] = id.split("|");
  const part = (index: number) => rest[index] ?? "";
  const { city, capital, sight, halo } = paletteOf(readScheme(rest.at(-1)));
  switch (what) {
    case "disc":
      return paintDisc(readLook(part(0), part(1), readScheme(part(2))));
    case "badge":
      return paintBadge(rest);
    case "pin":
      return paintPin(
        readLook(part(0), part(1), readScheme(rest.at(-1))),
        // After the word "badge", before the scheme.
        rest.slice(3, -1),
      );
    case "sign":
      return paintSign(part(0), part(1));
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
