import * as z from "zod/mini";
import { readStored, writeStored } from "../../device/storage/storage.ts";

const kept = z.object({ tripId: z.string(), routeIds: z.array(z.string()) });

/** Keeps the chosen days of a copy through a login, when they are too many for its address (decision 045). */
export function keepCopyDays(tripId: string, routeIds: readonly string[]): void {
  writeStored("copy_days", JSON.stringify({ tripId, routeIds }));
}

/** The kept days of a trip; null when there are none. */
export function readCopyDays(tripId: string): readonly string[] | null {
  try {
    const read = kept.safeParse(JSON.parse(readStored("copy_days") ?? "null"));
    return read.success && read.data.tripId === tripId ? read.data.routeIds : null;
  } catch {
    return null;
  }
}

/** The kept days count once. */
export const forgetCopyDays = (): void => writeStored("copy_days", null);
