import { decodePolyline } from "@castor/core/basics/polyline.ts";
import * as z from "zod/mini";

/** Longer or slower than any way on earth: nonsense. */
const most = 1e8;
const measure = z.number().check(z.minimum(0), z.maximum(most));

/**
 * Corners that are read of one answer: twice what the longest drive there is has. A body of the length that is read
 * could hold millions, and everybody would wait while they are reckoned with.
 */
export const mostCorners = 300_000;

/** In a polyline each number ends with a sign before `_`, and a corner is two numbers. */
const countCorners = (line: string) => line.replace(/[_-~]/g, "").length / 2;

const toldLeg = z.object({
  distance: measure,
  duration: measure,
  /** As `geometries=polyline6` writes it. */
  steps: z.array(z.object({ geometry: z.string() })),
});

/** A leg as it was told; its line, longitude first, is null where it would be too much to read. */
export interface OsrmLeg {
  distance: number;
  duration: number;
  line: [lng: number, lat: number][] | null;
}

const legs = z.pipe(
  z.array(toldLeg),
  z.transform((told, context) => {
    let room = mostCorners;
    return told.map(({ distance, duration, steps }): OsrmLeg => {
      const lines = steps.map(({ geometry }) => geometry);
      room -= lines.reduce((sum, line) => sum + countCorners(line), 0);
      if (room < 0) return { distance, duration, line: null };
      const decoded = lines.map((line) => decodePolyline(line, 6));
      if (decoded.includes(null))
        context.issues.push({ code: "custom", message: "no polyline", input: lines });
      return { distance, duration, line: decoded.flatMap((corners) => corners ?? []) };
    });
  }),
);

/** What OSRM 5 and later answer at `/route/v1` with `steps=true` about so many legs; refusals come with status 400. */
export function osrmAnswer(count: number) {
  return z.discriminatedUnion("code", [
    z.object({
      code: z.literal("Ok"),
      routes: z
        .array(z.object({ legs: legs.check(z.refine(({ length }) => length === count)) }))
        .check(z.minLength(1)),
    }),
    z.object({ code: z.enum(["NoRoute", "NoSegment", "TooBig"]) }),
  ]);
}
