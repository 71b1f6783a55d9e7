import type { Position } from "@castor/core/basics/geo.ts";
import { ProviderHost } from "../provider-host.ts";
import { type EngineParts, hostPartsOf } from "../reach-engine.ts";
import type { EngineMode } from "./leg-engine.ts";
import { osrmAnswer } from "./osrm-answer.ts";
import type { RoutingServer } from "./parted-engine.ts";
import { mostBytes, type Told } from "./told-leg.ts";

/** In the address as the operator gave it, for the servers of which each knows one way to move. */
const placeholder = "{profile}";
const profiles = { car: "car", bus: "car", walk: "foot" } as const;
/** In OSRM's own path: `osrm-routed` takes anything there, proxies tell their servers apart by it. */
const services = { car: "driving", bus: "driving", walk: "foot" } as const;

/** An OSRM server (`/route/v1`). */
export class Osrm implements RoutingServer {
  readonly id = "osrm";
  readonly knowsBuses = false;
  /** OSRM's own default is 500; more points go in parts. */
  readonly mostPoints = 100;
  readonly #host: ProviderHost;
  readonly #path: string;

  constructor({ url, ...parts }: EngineParts) {
    const base = new URL(url).origin;
    this.#path = url.slice(base.length).replace(/\/+$/, "");
    this.#host = new ProviderHost(hostPartsOf(this.id, { url: base, ...parts }, mostBytes));
  }

  ask(points: readonly Position[], mode: EngineMode, signal: AbortSignal): Promise<Told> {
    const path = this.#path.replace(placeholder, profiles[mode]);
    const spots = points.map(({ lat, lng }) => `${lng},${lat}`).join(";");
    // Without it a leg would depend on the one before it, and could not be kept by itself.
    const options = "overview=false&steps=true&geometries=polyline6&continue_straight=false";
    return this.#host.get(
      `${path}/route/v1/${services[mode]}/${spots}?${options}`,
      { schema: osrmAnswer(points.length - 1), statuses: [400] },
      signal,
    );
  }
}
