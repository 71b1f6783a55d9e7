import { type Hours, readHours } from "./read-hours.ts";

/** Texts repeat over the stops of a trip and from check to check. More than a long trip has are forgotten. */
const most = 2_000;
const known = new Map<string, Hours | null>();

/** Reads opening hours, each text once. Null where they are not understood. */
export function knownHours(text: string): Hours | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= most) known.clear();
  const hours = readHours(text);
  known.set(text, hours);
  return hours;
}
