import * as z from "zod/mini";
import { decodeLines, measure, type ProviderLegs } from "./provider-leg.ts";

const providerLeg = z.object({
  distance: measure,
  duration: measure,
  /** As `geometries=polyline6` encodes it. */
  steps: z.array(z.object({ geometry: z.string() })),
});

const legs = z.pipe(
  z.array(providerLeg),
  z.transform((legs, context) => {
    const pieces = legs.map(({ steps }) => steps.map(({ geometry }) => geometry));
    const lines = decodeLines(pieces, 6);
    if (lines === null)
      context.issues.push({ code: "custom", message: "no polyline", input: pieces });
    return legs.map(({ distance, duration }, at) => ({
      distance,
      duration,
      line: lines?.[at] ?? null,
    }));
  }),
);

const refusals = { NoRoute: "noPath", NoSegment: "noRoad", TooBig: "tooMuch" } as const;

/** The answer of OSRM 5 and later at `/route/v1` with `steps=true`. Refusals have status 400. */
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
    z.transform((answer): ProviderLegs => {
      if (answer.code === "Ok") return answer.routes[0]?.legs ?? [];
      return refusals[answer.code];
    }),
  );
}
