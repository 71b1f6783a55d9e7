import type { Position } from "@castor/core/geo/position.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderHost } from "../../provider-host.ts";
import {
  type FoundTimes,
  readTables,
  type TimeBlock,
  type TimeServer,
  tables,
} from "../times/time-server.ts";
import type { RoutingServer } from "./chunked-engine.ts";
import type { EngineMode } from "./leg-engine.ts";
import { decodeLines, maxBytes, measure, type ProviderLegs, type Refusal } from "./provider-leg.ts";

/** In the operator's address, for servers with one mode each. */
const placeholder = "{profile}";
const profiles = { car: "car", bus: "car", walk: "foot" } as const;
/** The profile in OSRM's path. `osrm-routed` ignores it; proxies choose a server by it. */
const services = { car: "driving", bus: "driving", walk: "foot" } as const;

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
    return legs.map(({ distance, duration }, index) => ({
      distance,
      duration,
      line: lines?.[index] ?? null,
    }));
  }),
);

const refusals = {
  NoRoute: "noPath",
  NoTable: "noPath",
  NoSegment: "noRoad",
  TooBig: "tooMuch",
} as const;

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

/** The answer of OSRM 5.22 and later at `/table/v1` with `annotations=duration,distance`. Refusals have status 400. */
function osrmTable(block: TimeBlock) {
  return z.pipe(
    z.discriminatedUnion("code", [
      z.extend(tables, { code: z.literal("Ok") }),
      z.object({ code: z.enum(["NoTable", "NoSegment", "TooBig"]) }),
    ]),
    z.transform((answer, context): FoundTimes | Refusal => {
      if (answer.code !== "Ok") return refusals[answer.code];
      const found = readTables(answer, block);
      if (found === null)
        context.issues.push({ code: "custom", message: "another table", input: answer });
      return found ?? [];
    }),
  );
}

/** An OSRM server (`/route/v1`). */
export class Osrm implements RoutingServer, TimeServer {
  readonly id = "osrm";
  readonly knowsBuses = false;
  /** OSRM's own default is 500. More points are split into several calls. */
  readonly maxPoints = 100;
  /** Its default is 100 points. */
  readonly maxTimes = 10_000;
  readonly maxMetres = () => Infinity;
  readonly #host: ProviderHost;
  /** A circuit breaker of their own: a slow matrix must not turn off paths. */
  readonly #tables: ProviderHost;
  readonly #path: string;

  constructor({ url, ...options }: EngineOptions) {
    const base = new URL(url).origin;
    this.#path = url.slice(base.length).replace(/\/+$/, "");
    const own = { url: base, ...options };
    this.#host = new ProviderHost(hostOptionsOf(this.id, own, maxBytes));
    this.#tables = new ProviderHost(hostOptionsOf(`${this.id} matrix`, own, maxBytes));
  }

  ask(points: readonly Position[], mode: EngineMode, signal: AbortSignal): Promise<ProviderLegs> {
    const path = this.#path.replace(placeholder, profiles[mode]);
    const positions = points.map(({ lat, lng }) => `${lng},${lat}`).join(";");
    // Without it a leg would depend on the one before it and could not be cached separately.
    const options = "overview=false&steps=true&geometries=polyline6&continue_straight=false";
    return this.#host.get(
      `${path}/route/v1/${services[mode]}/${positions}?${options}`,
      { schema: osrmAnswer(points.length - 1), statuses: [400] },
      signal,
    );
  }
  /** `/table/v1`. */
  askTimes(block: TimeBlock, signal: AbortSignal): Promise<FoundTimes | Refusal> {
    const { mode, points, rows } = block;
    const path = this.#path.replace(placeholder, profiles[mode]);
    const positions = points.map(({ lat, lng }) => `${lng},${lat}`).join(";");
    const sources = rows.length < points.length ? `&sources=${rows.join(";")}` : "";
    return this.#tables.get(
      `${path}/table/v1/${services[mode]}/${positions}?annotations=duration,distance${sources}`,
      { schema: osrmTable(block), statuses: [400] },
      signal,
    );
  }
}
