import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import type { Leg } from "@castor/core/services/path.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { ProviderHost, type ProviderLog } from "../provider-host.ts";
import type { EngineMode, FoundLeg, LegEngine, LegRun } from "./leg-engine.ts";
import { type OsrmLeg, osrmAnswer } from "./osrm-answer.ts";
import { simplifyLine } from "./simplify-line.ts";

/** In the address as the operator gave it, for the servers of which each knows one way to move. */
const placeholder = "{profile}";
const profiles = { car: "car", walk: "foot" } as const;
/** In OSRM's own path: `osrm-routed` takes anything there, proxies tell their servers apart by it. */
const services = { car: "driving", walk: "foot" } as const;

/** OSRM's own default is 500; more points go in parts. */
const mostPoints = 100;
const figures = { atOnce: 4, mostWaiting: 20, mostBytes: 16 * 1_048_576 };
/** OSRM takes the nearest road, were it in the next country: a way that begins so far off is none from here. */
const farM = 10_000;
/** Metres a second: nobody drives so fast. */
const fastest = 100;

/** An OSRM server of the operator's (`/route/v1`). */
export class Osrm implements LegEngine {
  readonly id = "osrm";
  readonly #host: ProviderHost;
  readonly #path: string;

  constructor(address: string, log: ProviderLog, now: () => number) {
    const base = new URL(address).origin;
    this.#path = address.slice(base.length).replace(/\/+$/, "");
    this.#host = new ProviderHost({ name: this.id, base, log, now, ...figures });
  }

  findLegs({ mode, points }: LegRun, signal: AbortSignal): Promise<readonly FoundLeg[]> {
    return this.#find(mode, points, signal);
  }

  /** What is refused as a whole is asked in halves, down to the legs that are at fault. */
  async #find(
    mode: EngineMode,
    points: readonly Position[],
    signal: AbortSignal,
  ): Promise<FoundLeg[]> {
    const legs = points.length - 1;
    const answer =
      points.length > mostPoints
        ? ({ code: "TooBig" } as const)
        : await this.#ask(mode, points, signal);
    if (answer === null) return Array<FoundLeg>(legs).fill("unknown");
    if (answer.code === "Ok") {
      const [route] = answer.routes;
      return (route?.legs ?? []).map((leg, at) => readLeg(leg, points[at], points[at + 1]));
    }
    if (legs === 1) return [answer.code === "TooBig" ? "unknown" : "none"];
    const middle = Math.floor(legs / 2);
    return [
      ...(await this.#find(mode, points.slice(0, middle + 1), signal)),
      ...(await this.#find(mode, points.slice(middle), signal)),
    ];
  }

  async #ask(mode: EngineMode, points: readonly Position[], signal: AbortSignal) {
    const path = this.#path.replace(placeholder, profiles[mode]);
    const spots = points.map(({ lat, lng }) => `${lng},${lat}`).join(";");
    // Without it a leg would depend on the one before it, and could not be kept by itself.
    const options = "overview=false&steps=true&geometries=polyline6&continue_straight=false";
    const schema = osrmAnswer(points.length - 1);
    try {
      return await this.#host.get(
        `${path}/route/v1/${services[mode]}/${spots}?${options}`,
        { schema, statuses: [400] },
        signal,
      );
    } catch (error) {
      if (error instanceof ProviderFailure) return null;
      throw error;
    }
  }
}

/** A leg with its steps' lines as one; unknown when it cannot be the way between these two. */
function readLeg(
  { distance, duration, steps }: OsrmLeg,
  from: Position = { lat: 0, lng: 0 },
  to: Position = from,
): Leg | "unknown" {
  const corners = steps.flatMap(({ geometry }) => geometry);
  const line = corners.filter(
    ([lng, lat], at) => at === 0 || lng !== corners[at - 1]?.[0] || lat !== corners[at - 1]?.[1],
  );
  const [first, last] = [line[0], line.at(-1)];
  const isFar = (at: [number, number] | undefined, spot: Position) =>
    at === undefined || distanceBetween({ lng: at[0], lat: at[1] }, spot) > farM;
  if (isFar(first, from) || isFar(last, to)) return "unknown";
  if (distance > farM && distance > duration * fastest) return "unknown";
  if (distance < distanceBetween(from, to) - 2 * farM) return "unknown";
  const tolerance = Math.max(2, distance / 20_000);
  const coordinates: Leg["geometry"]["coordinates"] =
    line.length > 1
      ? simplifyLine(line, tolerance)
      : [
          [from.lng, from.lat],
          [to.lng, to.lat],
        ];
  return {
    distance: Math.round(distance),
    duration: Math.round(duration),
    geometry: { type: "LineString", coordinates },
  };
}
