type Context = CanvasRenderingContext2D;

export const white = "#ffffff";

/** Fills a circle. */
export function fillCircle(context: Context, x: number, y: number, radius: number, color: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}

/** Draws something with the small shadow of a disc. */
export function castShadow(context: Context, draw: () => void) {
  context.save();
  context.shadowColor = "rgb(20 30 34 / 40%)";
  // Shadows are in device pixels, independent of the scale.
  const ratio = context.getTransform().a;
  context.shadowBlur = 3 * ratio;
  context.shadowOffsetY = 1 * ratio;
  draw();
  context.restore();
}

/** Lightens a colour by mixing in white, which keeps the hue. */
export function lighten(hex: string, share: number): string {
  const channels = [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));
  return `rgb(${channels.map((value) => Math.round(value + (255 - value) * share)).join(" ")})`;
}
