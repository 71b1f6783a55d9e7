/** Where the sheet may rest, from the smallest. */
export const sheetRests = ["peek", "half", "full"] as const;
export type SheetRest = (typeof sheetRests)[number];

/** The handle and the trip's name. */
const peekPx = 84;
/** At full height a strip of the map still says what lies behind. */
const airPx = 12;
/** A flick, in pixels a millisecond. */
const flickSpeed = 0.4;

/** The height of a sheet at rest, in pixels, where `room` is what it shares with the map. */
export function heightAt(rest: SheetRest, room: number): number {
  const full = Math.max(room - airPx, 0);
  if (rest === "full") return full;
  return rest === "half" ? Math.min(Math.round(room / 2), full) : Math.min(peekPx, full);
}

/** The rest above or below one; at an end it stays. */
export function stepRest(rest: SheetRest, by: 1 | -1): SheetRest {
  return sheetRests[sheetRests.indexOf(rest) + by] ?? rest;
}

/**
 * Where a sheet comes to rest when the finger leaves it: the nearest, or the next in the direction of a flick.
 * `speed` is in pixels a millisecond, positive upwards.
 */
export function restAfterDrag(height: number, speed: number, room: number): SheetRest {
  const away = (rest: SheetRest) => Math.abs(heightAt(rest, room) - height);
  if (Math.abs(speed) < flickSpeed)
    return sheetRests.reduce((best, rest) => (away(rest) < away(best) ? rest : best));
  const isUp = speed > 0;
  const ahead = sheetRests.filter((rest) =>
    isUp ? heightAt(rest, room) >= height : heightAt(rest, room) <= height,
  );
  return (isUp ? ahead[0] : ahead.at(-1)) ?? (isUp ? "full" : "peek");
}
