import type { Position } from "@castor/core/geo/position.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderFailure } from "../../provider-failure.ts";
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
import {
  decodeLines,
  maxBytes,
  measure,
  type ProviderLegs,
  type Refusal,
  readRefusal,
} from "./provider-leg.ts";

const profiles = { car: "driving-car", bus: "driving-car", walk: "foot-walking" } as const;

/** Zero values are left out by the server. */
const amount = z._default(measure, 0);
const routeAnswer = z.object({
  routes: z
    .array(
      z.object({
        segments: z.array(z.object({ distance: amount, duration: amount })),
        /** A polyline of five digits. */
        geometry: z.string(),
        /** Indexes of the points in the line. */
        way_points: z.array(z.int()),
      }),
    )
    .check(z.minLength(1)),
});

/** Too many points or too far apart; no path; no road nearby. */
const refusals: Readonly<Record<number, Refusal>> = {
  2004: "tooMuch",
  2009: "noPath",
  2010: "noRoad",
};
const refused = z.object({ error: z.object({ code: z.int() }) });

/** openrouteservice's answer at `/v2/directions`. Refusals have status 400 or 404. */
function openRouteServiceAnswer(count: number) {
  return z.pipe(
    z.union([routeAnswer, refused]),
    z.transform((answer, context): ProviderLegs => {
      if ("error" in answer) return readRefusal(refusals, answer.error.code, context);
      const [route] = answer.routes;
      const [line] = decodeLines([[route?.geometry ?? ""]], 5) ?? [];
      const { segments = [], way_points: ends = [] } = route ?? {};
      if (line === undefined || segments.length !== count || ends.length !== count + 1)
        context.issues.push({ code: "custom", message: "other legs", input: route });
      return segments.map(({ distance, duration }, index) => ({
        distance,
        duration,
        line: line?.slice(ends[index], (ends[index + 1] ?? 0) + 1) ?? null,
      }));
    }),
  );
}

/** Its limits of a matrix; a point that no road is near. */
const tableRefusals: Readonly<Record<number, Refusal>> = { 6004: "tooMuch", 6010: "noRoad" };

/** openrouteservice's answer at `/v2/matrix`. */
function openRouteServiceTable(block: TimeBlock) {
  return z.pipe(
    z.union([tables, refused]),
    z.transform((answer, context): FoundTimes | Refusal => {
      if ("error" in answer) {
        const refusal = tableRefusals[answer.error.code];
        if (refusal) return refusal;
      }
      const found = "error" in answer ? null : readTables(answer, block);
      if (found === null)
        context.issues.push({ code: "custom", message: "another table", input: answer });
      return found ?? [];
    }),
  );
}

/** An openrouteservice server (`/v2/directions`), or with a key the hosted one. */
export class OpenRouteService implements RoutingServer, TimeServer {
  readonly id = "openrouteservice";
  readonly knowsBuses = false;
  readonly maxPoints = 50;
  /** Of the hosted one. An own server's default is lower, and says so. */
  readonly maxTimes = 3_500;
  readonly maxMetres = () => Infinity;
  readonly #host: ProviderHost;
  /** A circuit breaker of their own: a slow matrix must not turn off paths. */
  readonly #tables: ProviderHost;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ key, ...options }: EngineOptions & { key: string | undefined }) {
    this.#headers = key === undefined ? {} : { authorization: key };
    this.#host = new ProviderHost(hostOptionsOf(this.id, options, maxBytes));
    this.#tables = new ProviderHost(hostOptionsOf(`${this.id} matrix`, options, maxBytes));
  }

  async ask(
    points: readonly Position[],
    mode: EngineMode,
    signal: AbortSignal,
  ): Promise<ProviderLegs> {
    const posted = {
      path: `/v2/directions/${profiles[mode]}/json`,
      headers: this.#headers,
      body: {
        coordinates: points.map(({ lat, lng }) => [lng, lat]),
        // The default radius of 350 metres is too short for many sights.
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
  async askTimes(block: TimeBlock, signal: AbortSignal): Promise<FoundTimes | Refusal> {
    const { mode, points, rows } = block;
    const posted = {
      path: `/v2/matrix/${profiles[mode]}/json`,
      headers: this.#headers,
      body: {
        locations: points.map(({ lat, lng }) => [lng, lat]),
        sources: rows.map(String),
        metrics: ["duration", "distance"],
        units: "m",
      },
    };
    const expected = { schema: openRouteServiceTable(block), statuses: [400, 404] };
    const answer = await this.#tables.post(posted, expected, signal);
    if (answer === null) throw new ProviderFailure("wrong", "refuses the question");
    return answer;
  }
}
