import { white } from "./paint-shapes.ts";

type Context = CanvasRenderingContext2D;

/** The font of the numbers on markers. */
export const ownLetters = '600 10.5px "Noto Sans"';

/** The same with fallbacks. */
const badgeFont = `${ownLetters}, "Noto Sans Fallback", system-ui, sans-serif`;

export const badgeHeight = 16;

/** The numbers of a point in one day, in the day's colour. */
interface BadgePart {
  text: string;
  color: string;
}

/** Reads the parts of a badge from the rest of its name: text and colour in turn. */
export function readBadge(names: readonly string[]): BadgePart[] {
  return names.flatMap((text, index) =>
    index % 2 === 0 ? [{ text, color: names[index + 1] ?? "" }] : [],
  );
}

const widthOfPart = (context: Context, { text }: BadgePart) =>
  Math.max(badgeHeight, Math.ceil(context.measureText(text).width) + 8);

/** The width of a badge. */
export function measureBadge(context: Context, parts: readonly BadgePart[]): number {
  context.font = badgeFont;
  return parts.reduce((width, part) => width + widthOfPart(context, part), 0);
}

/** Draws the numbers in the day on a badge in the day's colour, of several days side by side. */
export function drawBadge(context: Context, parts: readonly BadgePart[], left: number, y: number) {
  const width = measureBadge(context, parts);
  const plate = (grow: number) => {
    context.beginPath();
    context.roundRect(
      left - grow,
      y - badgeHeight / 2 - grow,
      width + 2 * grow,
      badgeHeight + 2 * grow,
      badgeHeight / 2 + grow,
    );
  };
  plate(1.5);
  context.fillStyle = white;
  context.fill();
  context.save();
  plate(0);
  context.clip();
  context.textAlign = "center";
  context.textBaseline = "middle";
  let from = left;
  for (const part of parts) {
    const own = widthOfPart(context, part);
    context.fillStyle = part.color;
    context.fillRect(from, y - badgeHeight / 2, own, badgeHeight);
    context.fillStyle = white;
    context.fillText(part.text, from + own / 2, y + 0.5);
    from += own;
  }
  context.restore();
}
