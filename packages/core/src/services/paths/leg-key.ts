import type { Position } from "../../geo/position.ts";
import type { PathRequest } from "./path.ts";

/** Five digits are about a metre. Legs between positions nearer than that are the same leg. */
const digits = 5;
/** Adding 0 turns -0 into 0: they are the same position, but serialise differently. */
const rounded = (degrees: number) => Number(degrees.toFixed(digits)) + 0;

/** A position as requests and cache keys of legs have it (degrees, five digits). */
export function roundForPath({ lat, lng }: Position): Position {
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** The cache key of a leg: its mode and both ends rounded to about a metre (decision 016). */
export function legKey(mode: string, from: Position, to: Position): string {
  const [a, b] = [roundForPath(from), roundForPath(to)];
  return `${mode} ${a.lat},${a.lng} ${b.lat},${b.lng}`;
}

/** The cache keys of a request's legs in order; null before a `break`. */
export function legKeysOf({ mode = "car", points }: PathRequest): (string | null)[] {
  return points.slice(1).map((to, index) => {
    const legMode = to.mode ?? mode;
    return legMode === "break" ? null : legKey(legMode, points[index] ?? to, to);
  });
}
