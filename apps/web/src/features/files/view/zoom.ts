/** How a picture is shown: `scale` 1 is the whole of it; `x` and `y` in pixels from the middle of its box; quarter turns. */
export interface PictureLook {
  scale: number;
  x: number;
  y: number;
  turns: number;
}

export const wholePicture: PictureLook = { scale: 1, x: 0, y: 0, turns: 0 };
export const largest = 8;

interface Size {
  width: number;
  height: number;
}

/** Never -0, which is not equal to 0 everywhere. */
const bound = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most) + 0;

/** Moves a picture by so many pixels; its box never shows what is beside it. */
export function movePicture(look: PictureLook, by: { x: number; y: number }, box: Size) {
  const side = ((look.scale - 1) * box.width) / 2;
  const end = ((look.scale - 1) * box.height) / 2;
  return {
    ...look,
    x: bound(look.x + by.x, -side, side),
    y: bound(look.y + by.y, -end, end),
  };
}

/** Zooms by a factor; what is at a point, in pixels from the middle of the box, stays there. */
export function zoomPicture(
  look: PictureLook,
  factor: number,
  at: { x: number; y: number },
  box: Size,
): PictureLook {
  const scale = bound(look.scale * factor, 1, largest);
  const grown = scale / look.scale;
  const next = {
    ...look,
    scale,
    x: at.x - (at.x - look.x) * grown,
    y: at.y - (at.y - look.y) * grown,
  };
  return movePicture(next, { x: 0, y: 0 }, box);
}

/** Turns a picture by a quarter to the right, and shows all of it. */
export const turnPicture = ({ turns }: PictureLook): PictureLook => ({
  ...wholePicture,
  turns: turns + 1,
});
