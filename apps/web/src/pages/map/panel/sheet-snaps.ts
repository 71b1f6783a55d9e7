/** The snap points of the sheet, from the lowest. */
export const sheetSnaps = ["peek", "half", "full"] as const;
export type SheetSnap = (typeof sheetSnaps)[number];

/** The height of the handle and the trip's name. */
const peekPx = 92;
/** At full height a strip of the map stays visible. */
const airPx = 12;
/** The least speed of a flick, in pixels per millisecond. */
const flickSpeed = 0.4;

/** The height of the sheet at a snap point, in pixels; `room` is the height shared with the map. */
export function heightAt(rest: SheetSnap, room: number): number {
  const full = Math.max(room - airPx, 0);
  if (rest === "full") return full;
  return rest === "half" ? Math.min(Math.round(room / 2), full) : Math.min(peekPx, full);
}

/** The same height as a style: the sheet need not wait, and does not grow, until the room is measured. */
export const restHeights: Readonly<Record<SheetSnap, string>> = {
  peek: `min(${peekPx}px, 100% - ${airPx}px)`,
  half: `min(50%, 100% - ${airPx}px)`,
  full: `calc(100% - ${airPx}px)`,
};

/** The next snap point above or below; at the ends the same one. */
export function stepSnap(rest: SheetSnap, by: 1 | -1): SheetSnap {
  return sheetSnaps[sheetSnaps.indexOf(rest) + by] ?? rest;
}

/**
 * The snap point of a released sheet: the nearest one, or the next one in the direction of a flick.
 * `speed` is in pixels per millisecond, positive upwards.
 */
export function snapAfterDrag(height: number, speed: number, room: number): SheetSnap {
  const away = (rest: SheetSnap) => Math.abs(heightAt(rest, room) - height);
  if (Math.abs(speed) < flickSpeed)
    return sheetSnaps.reduce((best, rest) => (away(rest) < away(best) ? rest : best));
  const isUp = speed > 0;
  const ahead = sheetSnaps.filter((rest) =>
    isUp ? heightAt(rest, room) >= height : heightAt(rest, room) <= height,
  );
  return (isUp ? ahead[0] : ahead.at(-1)) ?? (isUp ? "full" : "peek");
}
