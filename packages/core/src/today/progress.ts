import * as z from "zod/mini";
import { limits } from "../limits.ts";
import type { ToldTimes } from "../routes/schedule/told-times.ts";
import { id } from "../schemas/ids.ts";

/** Milliseconds since 1970, UTC, that a date can hold (ECMA-262, 21.4.1.1). */
const instant = z.int().check(z.minimum(-8.64e15), z.maximum(8.64e15));

/**
 * What the traveller told of a day while it went on (specification#on-the-day). It lives on the device: the plan does not change by
 * it.
 */
export const progress = z.object({
  /** When stops were reached and left. By the id of the stop. */
  told: z
    .record(
      id,
      z.object({
        reached: z.optional(instant),
        left: z.optional(instant),
        /** True where the later of both is expected only, as after "late". */
        isExpected: z.optional(z.boolean()),
      }),
    )
    .check(z.refine((told) => Object.keys(told).length <= limits.toldStops)),
  /** Stops that are left out today. */
  skipped: z.array(id).check(z.maxLength(limits.toldStops)),
});
export type Progress = z.infer<typeof progress>;

export const noProgress: Progress = { told: {}, skipped: [] };

export const hasProgress = ({ told, skipped }: Progress): boolean =>
  skipped.length > 0 || Object.keys(told).length > 0;

/** One thing that the traveller tells: a stop that is reached or left at an instant. */
export interface Telling {
  stopId: string;
  what: "reached" | "left";
  instant: number;
  /** True for what is yet to come. */
  isExpected?: boolean;
}

/** The progress after a telling. It replaces what was told of anything after it on the path. */
export function tell(
  before: Progress,
  { stopId, what, instant: at, isExpected }: Telling,
  /** The stops of the path, in order. */
  pathIds: readonly string[],
): Progress {
  const place = pathIds.indexOf(stopId);
  if (place < 0) return before;
  const kept = pathIds.slice(0, place).flatMap((id) => {
    const told = before.told[id];
    return told ? [[id, told] as const] : [];
  });
  const { reached, left, isExpected: wasExpected } = before.told[stopId] ?? {};
  const wasReached = reached !== undefined && !(wasExpected && left === undefined);
  const own = {
    ...(what === "reached" ? { reached: at } : { ...(wasReached && { reached }), left: at }),
    ...(isExpected && { isExpected }),
  };
  const told = Object.fromEntries([...kept, [stopId, own] as const].slice(-limits.toldStops));
  return { ...before, told };
}

/** What is told of a stop as done, without what is expected only. */
export function reportedTimes({ told }: Progress, stopId: string): ToldTimes {
  const { reached, left, isExpected = false } = told[stopId] ?? {};
  if (!isExpected) return { reached, left };
  return left === undefined ? {} : { reached };
}

/** The progress with all stops that were left out. */
export const unskip = (before: Progress): Progress => ({ ...before, skipped: [] });

/** The progress with stops left out. */
export const skip = (before: Progress, stopIds: readonly string[]): Progress => ({
  ...before,
  skipped: [...new Set([...before.skipped, ...stopIds])].slice(-limits.toldStops),
});
