import { pointTypeOf } from "@castor/core/points/point-types.ts";
import { markColors, paletteOf } from "../style/map-palette.ts";
import { type DiscLook, drawIcon, hollowInk } from "./draw-disc.ts";
import { castShadow, fillCircle, white } from "./paint-shapes.ts";

type Context = CanvasRenderingContext2D;

/** Fills a pin: a circle that tapers down to the ground. */
function fillDrop(context: Context, drop: Drop, grow: number, color: string) {
  const { x, ground, radius } = drop;
  const middle = ground - drop.rise;
  const half = (radius + grow) * 0.62;
  const shoulder = middle + (radius + grow) * 0.72;
  fillCircle(context, x, middle, radius + grow, color);
  context.beginPath();
  context.moveTo(x - half, shoulder);
  context.quadraticCurveTo(x - 2 - grow / 2, ground - 8, x, ground + grow - 1.5);
  context.quadraticCurveTo(x + 2 + grow / 2, ground - 8, x + half, shoulder);
  context.closePath();
  context.fill();
}

/** A pin that stands at `ground`; its head is a circle `rise` above. */
export interface Drop {
  x: number;
  ground: number;
  rise: number;
  radius: number;
}

/** Draws the body of a pin: shadow, pale rim, fill. */
export function drawDrop(context: Context, drop: Drop, color: string) {
  context.beginPath();
  context.ellipse(drop.x, drop.ground, 6, 2.5, 0, 0, 2 * Math.PI);
  context.fillStyle = "rgb(20 30 34 / 30%)";
  context.fill();
  castShadow(context, () => fillDrop(context, drop, 2, white));
  fillDrop(context, drop, 0, color);
}

/** Draws a lifted marker: a larger `drawDisc` on a pin. */
export function drawStandingDisc(context: Context, look: DiscLook, drop: Drop) {
  const { color } = pointTypeOf(look.typeId);
  const isHollow = look.kind === "excluded";
  const isStar = look.kind === "star";
  const ink = isHollow ? hollowInk(color, look.scheme) : color;
  const body = isStar ? markColors.star : ink;
  drawDrop(context, drop, body);
  const middle = drop.ground - drop.rise;
  if (isStar) fillCircle(context, drop.x, middle, drop.radius - 2.5, white);
  if (isStar) fillCircle(context, drop.x, middle, drop.radius - 4, color);
  if (isHollow)
    fillCircle(context, drop.x, middle, drop.radius - 2.5, paletteOf(look.scheme).hollow);
  drawIcon(context, look.typeId, drop.x, middle, drop.radius * 1.25, isHollow ? ink : white);
}
