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

const profiles = { car: "driving-car", bus: "driving-car", walk: "foot-walking" } as const;

/** What is nothing it leaves out. */
const amount = z._default(measure, 0);
const told = z.object({
  routes: z
    .array(
      z.object({
        segments: z.array(z.object({ distance: amount, duration: amount })),
        /** A polyline of five digits. */
        geometry: z.string(),
        /** The corners of it at which the points lie, by index. */
        way_points: z.array(z.int()),
      }),
    )
    .check(z.minLength(1)),
});

/** More than the server takes at once; no way; no road near. */
const refusals: Readonly<Record<number, Refusal>> = {
  2004: "tooMuch",
  2009: "noWay",
  2010: "noRoad",
};
const refused = z.object({ error: z.object({ code: z.int() }) });

/** What openrouteservice answers at `/v2/directions` about so many legs; refusals come with status 400 or 404. */
function openRouteServiceAnswer(count: number) {
  return z.pipe(
    z.union([told, refused]),
    z.transform((answer, context): Told => {
      if ("error" in answer) return readRefusal(refusals, answer.error.code, context);
      const [route] = answer.routes;
      const [line] = decodeLines([[route?.geometry ?? ""]], 5) ?? [];
      const { segments = [], way_points: ends = [] } = route ?? {};
      if (line === undefined || segments.length !== count || ends.length !== count + 1)
        context.issues.push({ code: "custom", message: "other legs", input: route });
      return segments.map(({ distance, duration }, at) => ({
        distance,
        duration,
        line: line?.slice(ends[at], (ends[at + 1] ?? 0) + 1) ?? null,
      }));
    }),
  );
}

/** An openrouteservice server (`/v2/directions`), or with a key their own. */
export class OpenRouteService implements RoutingServer {
  readonly id = "openrouteservice";
  readonly knowsBuses = false;
  readonly mostPoints = 50;
  readonly #host: ProviderHost;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ key, ...parts }: EngineParts & { key: string | undefined }) {
    this.#headers = key === undefined ? {} : { authorization: key };
    this.#host = new ProviderHost(hostPartsOf(this.id, parts, mostBytes));
  }

  async ask(points: readonly Position[], mode: EngineMode, signal: AbortSignal): Promise<Told> {
    const posted = {
      path: `/v2/directions/${profiles[mode]}/json`,
      headers: this.#headers,
      body: {
        coordinates: points.map(({ lat, lng }) => [lng, lat]),
        // Its own 350 metres are less than the way from many a sight to the next road.
        radiuses: points.map(() => -1),
        geometry_simplify: false,
        language: "en",
        units: "m",
      },
    };
    const schema = openRouteServiceAnswer(points.length - 1);
    const answer = await this.#host.post(posted, { schema, statuses: [400, 404] }, signal);
    if (answer === null) throw new ProviderFailure("wrong", "refuses the question");
    return answer;
  }
}
