import { pointTypeOf } from "@castor/core/points/point-types.ts";
import type { MapScheme } from "../style/map-look.ts";
import { markColors, paletteOf } from "../style/map-palette.ts";
import { castShadow, fillCircle, lighten, white } from "./paint-shapes.ts";
import { strokesOf } from "./type-drawings.ts";

type Context = CanvasRenderingContext2D;

/** The look of a marker's disc. */
export interface DiscLook {
  typeId: string;
  /** A priority's id, or "excluded". */
  kind: string;
  /** "impossible" or "tight" where something stands against it. */
  warning?: string | undefined;
  scheme: MapScheme;
}

/** Draws the icon of a type around a centre. */
export const drawIcon = (context: Context, typeId: string, ...place: Place) =>
  drawStrokes(context, strokesOf(typeId), ...place);

type Place = [x: number, y: number, size: number, color: string];

/** Draws an icon around a centre. */
export function drawStrokes(
  context: Context,
  strokes: readonly string[],
  x: number,
  y: number,
  size: number,
  color: string,
) {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const stroke of strokes) context.stroke(new Path2D(stroke));
  context.restore();
}

/** The colour of a hollow marker's ring and icon, readable on its fill. */
export function hollowInk(color: string, scheme: MapScheme): string {
  return scheme === "dark" ? lighten(color, 0.45) : color;
}

/**
 * Draws a disc in the type's colour with a white icon: ringed for "must see", lighter for "if time allows", hollow when
 * excluded.
 */
export function drawDisc(context: Context, look: DiscLook, x: number, y: number, radius: number) {
  const { color } = pointTypeOf(look.typeId);
  const iconSize = radius * 1.25;
  if (look.kind === "excluded") {
    const paper = paletteOf(look.scheme).hollow;
    const ink = hollowInk(color, look.scheme);
    castShadow(context, () => fillCircle(context, x, y, radius, paper));
    context.beginPath();
    context.arc(x, y, radius - 1, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.strokeStyle = ink;
    context.stroke();
    drawIcon(context, look.typeId, x, y, iconSize, ink);
    return;
  }
  const isStar = look.kind === "star";
  castShadow(context, () => fillCircle(context, x, y, radius + (isStar ? 4 : 1.5), white));
  if (isStar) {
    fillCircle(context, x, y, radius + 3.5, markColors.star);
    fillCircle(context, x, y, radius + 1, white);
  }
  fillCircle(context, x, y, radius, look.kind === "second" ? lighten(color, 0.3) : color);
  drawIcon(context, look.typeId, x, y, iconSize, white);
}

/** Draws an exclamation mark in a small disc where something stands against a point. */
export function drawWarning(context: Context, { warning }: DiscLook, x: number, y: number) {
  if (warning === undefined) return;
  fillCircle(context, x, y, 7, white);
  fillCircle(context, x, y, 6, warning === "impossible" ? markColors.impossible : markColors.tight);
  context.fillStyle = white;
  context.fillRect(x - 0.9, y - 3.6, 1.8, 4.4);
  context.fillRect(x - 0.9, y + 1.9, 1.8, 1.8);
}
