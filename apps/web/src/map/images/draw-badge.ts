import { white } from "./paint-shapes.ts";

type Context = CanvasRenderingContext2D;

/** The page's own letters, for the numbers on markers. */
export const ownLetters = '600 10.5px "Noto Sans"';

/** With what stands in for them: letters of the device, of which some may not be there. */
const badgeFont = `${ownLetters}, "Noto Sans Fallback", system-ui, sans-serif`;

export const badgeHeight = 16;

/** How wide the plate of a number is. */
export function measureBadge(context: Context, number: string): number {
  context.font = badgeFont;
  return Math.max(badgeHeight, Math.ceil(context.measureText(number).width) + 8);
}

/** The number in the day on a plate of the day's colour. */
export function drawBadge(context: Context, number: string, color: string, x: number, y: number) {
  const width = measureBadge(context, number);
  const plate = (grow: number, fill: string) => {
    context.beginPath();
    context.roundRect(
      x - width / 2 - grow,
      y - badgeHeight / 2 - grow,
      width + 2 * grow,
      badgeHeight + 2 * grow,
      badgeHeight / 2 + grow,
    );
    context.fillStyle = fill;
    context.fill();
  };
  plate(1.5, white);
  plate(0, color);
  context.fillStyle = white;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(number, x, y + 0.5);
}
