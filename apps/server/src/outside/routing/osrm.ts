import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { ProviderHost, type ProviderLog } from "../provider-host.ts";
import type { EngineMode, FoundLeg, LegEngine, LegRun } from "./leg-engine.ts";
import { osrmAnswer } from "./osrm-answer.ts";
import { readLeg } from "./osrm-leg.ts";

/** In the address as the operator gave it, for the servers of which each knows one way to move. */
const placeholder = "{profile}";
const profiles = { car: "car", walk: "foot" } as const;
/** In OSRM's own path: `osrm-routed` takes anything there, proxies tell their servers apart by it. */
const services = { car: "driving", walk: "foot" } as const;

/** OSRM's own default is 500; more points go in parts. */
const mostPoints = 100;
const figures = { atOnce: 4, mostWaiting: 20, mostBytes: 16 * 1_048_576 };
/** So far apart points are asked for together: longer ways in one answer would be more than is waited for and read. */
const mostM = 2_000_000;

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
    const answer = isTooMuch(points)
      ? ({ code: "TooBig" } as const)
      : await this.#ask(mode, points, signal);
    if (answer === null) return Array<FoundLeg>(legs).fill("unknown");
    if (answer.code === "Ok") {
      const [route] = answer.routes;
      return points.slice(1).map((to, at) => {
        const leg = route?.legs[at];
        return leg ? readLeg(leg, points[at] ?? to, to) : "unknown";
      });
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

function isTooMuch(points: readonly Position[]): boolean {
  if (points.length === 2) return false;
  const straight = points.reduce(
    (sum, point, at) => sum + distanceBetween(points[at - 1] ?? point, point),
    0,
  );
  return points.length > mostPoints || straight > mostM;
}
