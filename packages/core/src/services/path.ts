import * as z from "zod/mini";
import { latitude, longitude, position } from "../basics/geo.ts";
import { message } from "../basics/validation.ts";
import { limits } from "../limits.ts";
import { legMode } from "../points/travel-modes.ts";

const pathPoint = z.extend(position, { mode: z.optional(z.enum([...legMode.options, "break"])) });

/** The body of `POST service/route`: a point's mode, else the top one, else car, is how one gets to it (decisions 8). */
export const pathRequest = z.object({
  mode: z.optional(legMode),
  points: z
    .array(pathPoint)
    .check(
      z.minLength(limits.routeBuildPoints, message("tooFewPoints")),
      z.maxLength(
        limits.pathPointsMax,
        message("between", limits.routeBuildPoints, limits.pathPointsMax),
      ),
    ),
});
export type PathRequest = z.infer<typeof pathRequest>;

/** GeoJSON (RFC 7946), longitude first. */
export const lineString = z.object({
  type: z.literal("LineString"),
  coordinates: z.array(z.tuple([longitude, latitude])),
});
export type LineString = z.infer<typeof lineString>;

/**
 * One leg: metres, seconds and its line. `estimated` is there only where legs of one path differ in it: the bus of an
 * engine that knows no timetables, what an engine failed to say.
 */
export const leg = z.object({
  distance: z.number().check(z.minimum(0)),
  duration: z.number().check(z.minimum(0)),
  geometry: lineString,
  estimated: z.optional(z.boolean()),
});
export type Leg = z.infer<typeof leg>;

/**
 * The path: a leg from each point to the next, null before a `break`. `estimated` says that some leg of it is an
 * estimate: all of them, unless they say it themselves. Estimates are drawn dashed, with "about".
 */
export const path = z.object({
  provider: z.string(),
  estimated: z.boolean(),
  legs: z.array(z.nullable(leg)),
});
export type Path = z.infer<typeof path>;
