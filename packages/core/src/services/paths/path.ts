import * as z from "zod/mini";
import { latitude, longitude, position } from "../../geo/position.ts";
import { limits } from "../../limits.ts";
import { legMode } from "../../points/travel-modes.ts";
import { message } from "../../schemas/validation.ts";

const pathPoint = z.extend(position, { mode: z.optional(z.enum([...legMode.options, "break"])) });

/**
 * The body of `POST service/route`. The mode of the leg to a point is the point's, else the request's, else car
 * (specification#paths).
 */
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

/** A GeoJSON LineString (RFC 7946), longitude first. */
export const lineString = z.object({
  type: z.literal("LineString"),
  coordinates: z.array(z.tuple([longitude, latitude])),
});
export type LineString = z.infer<typeof lineString>;

/** How an estimate crosses water: by a ferry that is known, or where none is known and somebody has to look. */
export const crossing = z.enum(["ferry", "unknown"]);

/**
 * One leg: metres, seconds and its line. `estimated` is set only where legs of one path differ: a bus leg of an engine
 * without timetables, a leg that an engine failed to answer. `crossing` is set where an estimate goes over water.
 */
export const leg = z.object({
  distance: z.number().check(z.minimum(0)),
  duration: z.number().check(z.minimum(0)),
  geometry: lineString,
  estimated: z.optional(z.boolean()),
  crossing: z.optional(crossing),
});
export type Leg = z.infer<typeof leg>;

/**
 * The path: a leg from each point to the next, null before a `break`. `estimated` says that some leg is an estimate:
 * all legs, unless they have their own `estimated`. Estimates are drawn dashed, with "about".
 */
export const path = z.object({
  provider: z.string(),
  estimated: z.boolean(),
  legs: z.array(z.nullable(leg)),
});
export type Path = z.infer<typeof path>;
