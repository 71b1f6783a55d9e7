import type { Position } from "@castor/core/basics/geo.ts";
import * as z from "zod/mini";
import { ProviderFailure } from "../provider-failure.ts";
import { ProviderHost } from "../provider-host.ts";
import { type EngineParts, hostPartsOf } from "../reach-engine.ts";
import type { EngineMode } from "./leg-engine.ts";
import type { RoutingServer } from "./parted-engine.ts";
import {
  decodeLines,
  measure,
  mostBytes,
  type Refusal,
  readRefusal,
  type Told,
} from "./told-leg.ts";

const costings = { car: "auto", bus: "bus", walk: "pedestrian" } as const;

const told = z.object({
  trip: z.object({
    legs: z.array(
      z.object({
        /** Kilometres, as they are asked for, and seconds. */
        summary: z.object({ length: measure, time: measure }),
        /** A polyline of six digits. */
        shape: z.string(),
      }),
    ),
  }),
});

/** Too many locations, too far between them; in regions that no road connects, no way; no road near. */
const refusals: Readonly<Record<number, Refusal>> = {
  150: "tooMuch",
  154: "tooMuch",
  170: "noWay",
  442: "noWay",
  171: "noRoad",
};
const refused = z.object({ error_code: z.int() });

/** What Valhalla 3 answers at `/route` about so many legs; refusals come with status 400. */
function valhallaAnswer(count: number) {
  return z.pipe(
    z.union([told, refused]),
    z.transform((answer, context): Told => {
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
  /** Of cars, by `service_limits`. */
  readonly mostPoints = 20;
  readonly #host: ProviderHost;

  constructor(parts: EngineParts) {
    this.#host = new ProviderHost(hostPartsOf(this.id, parts, mostBytes));
  }

  async ask(points: readonly Position[], mode: EngineMode, signal: AbortSignal): Promise<Told> {
    const body = {
      locations: points.map(({ lat, lng }) => ({ lat, lon: lng })),
      costing: costings[mode],
      units: "kilometers",
      // Nobody is led along: only ways are wanted.
      directions_type: "none",
    };
    const schema = valhallaAnswer(points.length - 1);
    const expected = { schema, statuses: [400] };
    const answer = await this.#host.post({ path: "/route", headers: {}, body }, expected, signal);
    if (answer === null) throw new ProviderFailure("wrong", "refuses the question");
    return answer;
  }
}
