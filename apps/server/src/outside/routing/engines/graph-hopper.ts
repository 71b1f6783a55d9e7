import type { Position } from "@castor/core/geo/position.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderHost } from "../../provider-host.ts";
import type { RoutingServer } from "./chunked-engine.ts";
import type { EngineMode } from "./leg-engine.ts";
import {
  decodeLines,
  maxBytes,
  measure,
  type ProviderLeg,
  type ProviderLegs,
} from "./provider-leg.ts";

const profiles = { car: "car", bus: "car", walk: "foot" } as const;

/** Instructions at the end of a leg: the destination, or a point in between. */
const endSigns = [4, 5];

const instruction = z.object({
  distance: measure,
  /** Milliseconds. */
  time: measure,
  /** Indexes of its first and last corner in the path's line. */
  interval: z.tuple([z.int(), z.int()]),
  sign: z.int(),
});
type Instruction = z.infer<typeof instruction>;

const found = z.object({
  paths: z
    .array(z.object({ points: z.string(), instructions: z.array(instruction) }))
    .check(z.minLength(1)),
});

/** Known messages with status 400. Any other is a failure. */
const refusals = [
  [/^Too many points|MaximumNodesExceeded/, "tooMuch"],
  [/^Connection between locations not found/, "noPath"],
  [/^Cannot find point|^Point \d+ is out of bounds/, "noRoad"],
] as const;
const refused = z.pipe(
  z.object({ message: z.string() }),
  z.transform(({ message }, context): ProviderLegs => {
    const refusal = refusals.find(([pattern]) => pattern.test(message));
    if (!refusal) context.issues.push({ code: "custom", message: "no refusal", input: message });
    return refusal?.[1] ?? [];
  }),
);

/** GraphHopper's answer at `/route`. Only its instructions separate the legs. */
function graphHopperAnswer(count: number) {
  const routeAnswer = z.pipe(
    found,
    z.transform(({ paths: [path] }, context): ProviderLegs => {
      const [line] = decodeLines([[path?.points ?? ""]], 5) ?? [];
      const legs = line === undefined ? [] : splitLegs(line, path?.instructions ?? []);
      if (legs.length !== count)
        context.issues.push({ code: "custom", message: "other legs", input: path });
      return legs;
    }),
  );
  return z.union([routeAnswer, refused]);
}

function splitLegs(line: ProviderLeg["line"], instructions: readonly Instruction[]): ProviderLeg[] {
  const legs: ProviderLeg[] = [];
  let [distance, duration, first] = [0, 0, 0];
  for (const { distance: length, time, interval, sign } of instructions) {
    distance += length;
    duration += time / 1_000;
    if (!endSigns.includes(sign)) continue;
    const [last] = interval;
    legs.push({ distance, duration, line: line?.slice(first, last + 1) ?? null });
    [distance, duration, first] = [0, 0, last];
  }
  return legs;
}

/** A GraphHopper server (`/route`), or with a key the hosted one. */
export class GraphHopper implements RoutingServer {
  readonly id = "graphhopper";
  readonly knowsBuses = false;
  readonly maxPoints: number;
  readonly #host: ProviderHost;
  readonly #key: string | undefined;

  constructor({ key, ...options }: EngineOptions & { key: string | undefined }) {
    this.#key = key;
    // The hosted free plan takes five points. An own server is limited by the length of an address only.
    this.maxPoints = key === undefined ? 100 : 5;
    this.#host = new ProviderHost(hostOptionsOf(this.id, options, maxBytes));
  }

  ask(points: readonly Position[], mode: EngineMode, signal: AbortSignal): Promise<ProviderLegs> {
    const query = new URLSearchParams({
      profile: profiles[mode],
      locale: "en",
      points_encoded: "true",
      ...(this.#key !== undefined && { key: this.#key }),
    });
    for (const { lat, lng } of points) query.append("point", `${lat},${lng}`);
    return this.#host.get(
      `/route?${query}`,
      { schema: graphHopperAnswer(points.length - 1), statuses: [400] },
      signal,
    );
  }
}
