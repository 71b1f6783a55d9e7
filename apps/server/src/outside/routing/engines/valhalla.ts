import type { Position } from "@castor/core/geo/position.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderFailure } from "../../provider-failure.ts";
import { ProviderHost } from "../../provider-host.ts";
import {
  type FoundTimes,
  isComplete,
  readTime,
  type TimeBlock,
  type TimeServer,
} from "../times/time-server.ts";
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
import { farM } from "./read-leg.ts";

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
      return legs.map(({ summary }, index) => ({
        distance: summary.length * 1_000,
        duration: summary.time,
        line: lines?.[index] ?? null,
      }));
    }),
  );
}

const timesAnswer = z.object({
  sources_to_targets: z.array(
    z.array(
      // Kilometres, as requested, and seconds; null without a path.
      z.object({ distance: z.nullable(measure), time: z.nullable(measure) }),
    ),
  ),
});

/** Valhalla 3's answer at `/sources_to_targets`. Refusals have status 400. */
function valhallaTimes({ points, rows }: TimeBlock) {
  return z.pipe(
    z.union([timesAnswer, refused]),
    z.transform((answer, context): FoundTimes | Refusal => {
      const refusal = "error_code" in answer ? refusals[answer.error_code] : undefined;
      if (refusal) return refusal;
      const lines = "error_code" in answer ? [] : answer.sources_to_targets;
      const found = lines.map((line) =>
        // Null may also mean that it gave up, or that its map ends: no answer says where the roads of a point begin.
        line.map(({ distance, time }) =>
          distance === null || time === null ? "unknown" : readTime(distance * 1_000, time),
        ),
      );
      if (
        !isComplete(
          found,
          rows.map(() => points),
        )
      )
        context.issues.push({ code: "custom", message: "another table", input: answer });
      return found;
    }),
  );
}

/** A Valhalla server (`/route`). */
export class Valhalla implements RoutingServer, TimeServer {
  readonly id = "valhalla";
  readonly knowsBuses = true;
  /** For cars, by `service_limits`. */
  readonly maxPoints = 20;
  /** `max_matrix_location_pairs` and `max_matrix_distance`. */
  readonly maxTimes = 2_500;
  readonly maxMetres = (mode: EngineMode) => (mode === "walk" ? 200_000 : 400_000);
  readonly #host: ProviderHost;
  /** A circuit breaker of their own: a slow matrix must not turn off paths. */
  readonly #tables: ProviderHost;

  constructor(options: EngineOptions) {
    this.#host = new ProviderHost(hostOptionsOf(this.id, options, maxBytes));
    this.#tables = new ProviderHost(hostOptionsOf(`${this.id} matrix`, options, maxBytes));
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
  async askTimes(block: TimeBlock, signal: AbortSignal): Promise<FoundTimes | Refusal> {
    const { mode, points, rows } = block;
    // The answer does not say where the roads begin, so none far away may be taken.
    const places = points.map(({ lat, lng }) => ({ lat, lon: lng, search_cutoff: farM }));
    const body = {
      sources: rows.flatMap((row) => places[row] ?? []),
      targets: places,
      costing: costings[mode],
      units: "kilometers",
    };
    const posted = { path: "/sources_to_targets", headers: {}, body };
    const expected = { schema: valhallaTimes(block), statuses: [400] };
    const answer = await this.#tables.post(posted, expected, signal);
    if (answer === null) throw new ProviderFailure("wrong", "refuses the question");
    return answer;
  }
}
