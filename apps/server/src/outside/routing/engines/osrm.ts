import type { Position } from "@castor/core/geo/position.ts";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderHost } from "../../provider-host.ts";
import type { FoundTimes, TimeBlock, TimeServer } from "../times/time-server.ts";
import type { RoutingServer } from "./chunked-engine.ts";
import type { EngineMode } from "./leg-engine.ts";
import { osrmAnswer } from "./osrm-answer.ts";
import { osrmTable } from "./osrm-table.ts";
import { maxBytes, type ProviderLegs, type Refusal } from "./provider-leg.ts";

/** In the operator's address, for servers with one mode each. */
const placeholder = "{profile}";
const profiles = { car: "car", bus: "car", walk: "foot" } as const;
/** The profile in OSRM's path. `osrm-routed` ignores it; proxies choose a server by it. */
const services = { car: "driving", bus: "driving", walk: "foot" } as const;

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
