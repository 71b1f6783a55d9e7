import * as z from "zod/mini";
import { decodeLines, measure, type Told } from "./told-leg.ts";

const toldLeg = z.object({
  distance: measure,
  duration: measure,
  /** As `geometries=polyline6` writes it. */
  steps: z.array(z.object({ geometry: z.string() })),
});

const legs = z.pipe(
  z.array(toldLeg),
  z.transform((told, context) => {
    const pieces = told.map(({ steps }) => steps.map(({ geometry }) => geometry));
    const lines = decodeLines(pieces, 6);
    if (lines === null)
      context.issues.push({ code: "custom", message: "no polyline", input: pieces });
    return told.map(({ distance, duration }, at) => ({
      distance,
      duration,
      line: lines?.[at] ?? null,
    }));
  }),
);

const refusals = { NoRoute: "noWay", NoSegment: "noRoad", TooBig: "tooMuch" } as const;

/** What OSRM 5 and later answer at `/route/v1` with `steps=true` about so many legs; refusals come with status 400. */
export function osrmAnswer(count: number) {
  return z.pipe(
    z.discriminatedUnion("code", [
      z.object({
        code: z.literal("Ok"),
        routes: z
          .array(z.object({ legs: legs.check(z.refine(({ length }) => length === count)) }))
          .check(z.minLength(1)),
      }),
      z.object({ code: z.enum(["NoRoute", "NoSegment", "TooBig"]) }),
    ]),
    z.transform((answer): Told => {
      if (answer.code === "Ok") return answer.routes[0]?.legs ?? [];
      return refusals[answer.code];
    }),
  );
}
