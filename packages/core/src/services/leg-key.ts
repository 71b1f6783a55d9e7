import type { Position } from "../basics/geo.ts";
import type { PathRequest } from "./path.ts";

/** Five digits are about a metre: ways between spots nearer than that are the same way. */
const digits = 5;
/** Adding 0 makes -0, which is written as "0" and parsed as another number, the same spot as 0. */
const rounded = (degrees: number) => Number(degrees.toFixed(digits)) + 0;

/** A position as ways are asked for and kept by (degrees, five digits). */
export function roundForPath({ lat, lng }: Position): Position {
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** Under which a leg is kept: how one goes, and both ends rounded to about a metre (issue 4). */
export function legKey(mode: string, from: Position, to: Position): string {
  const [a, b] = [roundForPath(from), roundForPath(to)];
  return `${mode} ${a.lat},${a.lng} ${b.lat},${b.lng}`;
}

/** The keys of a request's legs in order; null before a `break`. */
export function legKeysOf({ mode = "car", points }: PathRequest): (string | null)[] {
  return points.slice(1).map((to, at) => {
    const legMode = to.mode ?? mode;
    return legMode === "break" ? null : legKey(legMode, points[at] ?? to, to);
  });
}
