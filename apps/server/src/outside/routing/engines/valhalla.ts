import type { Position } from "@castor/core/geo/position.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderFailure } from "../../provider-failure.ts";
import { ProviderHost } from "../../provider-host.ts";
import type { RoutingServer } from "./chunked-engine.ts";
import type { EngineMode } from "./leg-engine.ts";
import {
  decodeLines,
  maxBytes,
  measure,
  type ProviderLegs,
  type Refusal,
  readRefusal,
} from "./provider-leg.ts";

const costings = { car: "auto", bus: "bus", walk: "pedestrian" } as const;

const routeAnswer = z.object({
  trip: z.object({
    legs: z.array(
      z.object({
        /** Kilometres, as requested, and seconds. */
        summary: z.object({ length: measure, time: measure }),
        /** A polyline of six digits. */
        shape: z.string(),
      }),
    ),
  }),
});

/** Too many locations or too far apart; not connected; no path; no road nearby. */
const refusals: Readonly<Record<number, Refusal>> = {
  150: "tooMuch",
  154: "tooMuch",
  170: "noPath",
  442: "noPath",
  171: "noRoad",
};
const refused = z.object({ error_code: z.int() });

/** Valhalla 3's answer at `/route`. Refusals have status 400. */
function valhallaAnswer(count: number) {
  return z.pipe(
    z.union([routeAnswer, refused]),
    z.transform((answer, context): ProviderLegs => {
      if ("error_code" in answer) return readRefusal(refusals, answer.error_code, context);
      const { legs } = answer.trip;
      const lines = decodeLines(
        legs.map(({ shape }) => [shape]),
        6,
      );
      if (lines === null || legs.length !== count)
        context.issues.push({ code: "custom", message: "other legs", input: legs });
      return legs.map(({ summary }, at) => ({
        distance: summary.length * 1_000,
        duration: summary.time,
        line: lines?.[at] ?? null,
      }));
    }),
  );
}

/** A Valhalla server (`/route`). */
export class Valhalla implements RoutingServer {
  readonly id = "valhalla";
  readonly knowsBuses = true;
  /** For cars, by `service_limits`. */
  readonly maxPoints = 20;
  readonly #host: ProviderHost;

  constructor(options: EngineOptions) {
    this.#host = new ProviderHost(hostOptionsOf(this.id, options, maxBytes));
  }

  async ask(
    points: readonly Position[],
    mode: EngineMode,
    signal: AbortSignal,
  ): Promise<ProviderLegs> {
    const body = {
      locations: points.map(({ lat, lng }) => ({ lat, lon: lng })),
      costing: costings[mode],
      units: "kilometers",
      // Only paths are needed, no directions.
      directions_type: "none",
    };
    const schema = valhallaAnswer(points.length - 1);
    const expected = { schema, statuses: [400] };
    const answer = await this.#host.post({ path: "/route", headers: {}, body }, expected, signal);
    if (answer === null) throw new ProviderFailure("wrong", "refuses the question");
    return answer;
  }
}
