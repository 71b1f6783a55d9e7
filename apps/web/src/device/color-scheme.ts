import { readStored, watchStored, writeStored } from "./storage.ts";

/** `auto` follows the device. `src/color-scheme.js` reads the same key before the first paint. */
export type ColorScheme = "light" | "dark" | "auto";

const schemes: readonly string[] = ["light", "dark", "auto"] satisfies ColorScheme[];
const isColorScheme = (value: string | null): value is ColorScheme =>
  value !== null && schemes.includes(value);

let stopWatching: (() => void) | null = null;

/** Keeps the chosen colour scheme, in the form in which the kit asks for it. */
export const colorSchemeKeeper = {
  get(fallback: ColorScheme): ColorScheme {
    const stored = readStored("color_scheme");
    return isColorScheme(stored) ? stored : fallback;
  },
  set(value: ColorScheme): void {
    writeStored("color_scheme", value);
  },
  subscribe(onUpdate: (value: ColorScheme) => void): void {
    stopWatching = watchStored("color_scheme", (value, isElsewhere) => {
      // The kit sets what it is told: told of its own change, it would set it again without end.
      if (isElsewhere) onUpdate(isColorScheme(value) ? value : "auto");
    });
  },
  unsubscribe(): void {
    stopWatching?.();
    stopWatching = null;
  },
  clear(): void {
    writeStored("color_scheme", null);
  },
};
