import { decodePolyline } from "@castor/core/basics/polyline.ts";
import * as z from "zod/mini";

/** Longer or slower than any way on earth: nonsense. */
const most = 1e8;
const measure = z.number().check(z.minimum(0), z.maximum(most));

/** As `geometries=polyline6` writes it. */
const line = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const coordinates = decodePolyline(text, 6);
    if (coordinates !== null) return coordinates;
    context.issues.push({ code: "custom", message: "no polyline", input: text });
    return z.NEVER;
  }),
);

const leg = z.object({
  distance: measure,
  duration: measure,
  steps: z.array(z.object({ geometry: line })),
});
export type OsrmLeg = z.infer<typeof leg>;

/** What OSRM 5 and later answer at `/route/v1` with `steps=true` about so many legs; refusals come with status 400. */
export function osrmAnswer(legs: number) {
  return z.discriminatedUnion("code", [
    z.object({
      code: z.literal("Ok"),
      routes: z.array(z.object({ legs: z.array(leg).check(z.length(legs)) })).check(z.minLength(1)),
    }),
    z.object({ code: z.enum(["NoRoute", "NoSegment", "TooBig"]) }),
  ]);
}
