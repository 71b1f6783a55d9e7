import type { Position } from "@castor/core/basics/geo.ts";
import * as z from "zod/mini";
import { ProviderHost } from "../provider-host.ts";
import { type EngineParts, hostPartsOf } from "../reach-engine.ts";
import type { EngineMode } from "./leg-engine.ts";
import type { RoutingServer } from "./parted-engine.ts";
import { decodeLines, measure, mostBytes, type Told, type ToldLeg } from "./told-leg.ts";

const profiles = { car: "car", bus: "car", walk: "foot" } as const;

/** Instructions that end a leg: the last point is reached, or one between. */
const endSigns = [4, 5];

const instruction = z.object({
  distance: measure,
  /** Milliseconds. */
  time: measure,
  /** Its first and last corner of the path's line, by index. */
  interval: z.tuple([z.int(), z.int()]),
  sign: z.int(),
});
type Instruction = z.infer<typeof instruction>;

const found = z.object({
  paths: z
    .array(z.object({ points: z.string(), instructions: z.array(instruction) }))
    .check(z.minLength(1)),
});

/** What it says besides status 400 and what we know of; anything else is a failure. */
const refusals = [
  [/^Too many points|MaximumNodesExceeded/, "tooMuch"],
  [/^Connection between locations not found/, "noWay"],
  [/^Cannot find point|^Point \d+ is out of bounds/, "noRoad"],
] as const;
const refused = z.pipe(
  z.object({ message: z.string() }),
  z.transform(({ message }, context): Told => {
    const refusal = refusals.find(([said]) => said.test(message));
    if (!refusal) context.issues.push({ code: "custom", message: "no refusal", input: message });
    return refusal?.[1] ?? [];
  }),
);

/** What GraphHopper answers at `/route` about so many legs, which only its instructions tell apart. */
function graphHopperAnswer(count: number) {
  const told = z.pipe(
    found,
    z.transform(({ paths: [path] }, context): Told => {
      const [line] = decodeLines([[path?.points ?? ""]], 5) ?? [];
      const legs = line === undefined ? [] : splitLegs(line, path?.instructions ?? []);
      if (legs.length !== count)
        context.issues.push({ code: "custom", message: "other legs", input: path });
      return legs;
    }),
  );
  return z.union([told, refused]);
}

function splitLegs(line: ToldLeg["line"], instructions: readonly Instruction[]): ToldLeg[] {
  const legs: ToldLeg[] = [];
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

/** A GraphHopper server (`/route`), or with a key their own. */
export class GraphHopper implements RoutingServer {
  readonly id = "graphhopper";
  readonly knowsBuses = false;
  readonly mostPoints: number;
  readonly #host: ProviderHost;
  readonly #key: string | undefined;

  constructor({ key, ...parts }: EngineParts & { key: string | undefined }) {
    this.#key = key;
    // Five is what their free plan takes; a server of one's own has no limit but the length of an address.
    this.mostPoints = key === undefined ? 100 : 5;
    this.#host = new ProviderHost(hostPartsOf(this.id, parts, mostBytes));
  }

  ask(points: readonly Position[], mode: EngineMode, signal: AbortSignal): Promise<Told> {
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
