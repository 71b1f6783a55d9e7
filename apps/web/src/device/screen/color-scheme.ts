import { readStored, watchStored, writeStored } from "../storage/storage.ts";

/** `auto` follows the device. `start/color-scheme.ts` reads the same key before the first paint. */
export type ColorScheme = "light" | "dark" | "auto";

const schemes: readonly string[] = ["light", "dark", "auto"] satisfies ColorScheme[];
const isColorScheme = (value: string | null): value is ColorScheme =>
  value !== null && schemes.includes(value);

let stopWatching: (() => void) | null = null;

/** Stores the chosen colour scheme, as Mantine's `colorSchemeManager`. */
export const colorSchemeManager = {
  get(fallback: ColorScheme): ColorScheme {
    const stored = readStored("color_scheme");
    return isColorScheme(stored) ? stored : fallback;
  },
  set(value: ColorScheme): void {
    writeStored("color_scheme", value);
  },
  subscribe(onUpdate: (value: ColorScheme) => void): void {
    stopWatching = watchStored("color_scheme", (value, isElsewhere) => {
      // Mantine stores every update it receives. An update caused by its own change would loop for ever.
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
