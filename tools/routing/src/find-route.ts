import { stat } from "node:fs/promises";
import type { Valhalla } from "./find-valhalla.ts";
import { RoutingFailure } from "./routing-failure.ts";
import { valhallaConfig } from "./valhalla-config.ts";

/** The status and body of an answer, as of Valhalla's own server. */
export type RouteAnswer = readonly [status: number, json: string];

const refuse = (status: number, error_code: number, error: string): RouteAnswer => [
  status,
  JSON.stringify({ error_code, error, status_code: status }),
];

const costings = ["auto", "bus", "pedestrian"];

/** Valhalla's error codes by message: its library throws messages only. */
const refusals = [
  [150, "Exceeded max locations"],
  [154, "Path distance exceeds the max distance limit"],
  [170, "Locations are in unconnected regions"],
  [171, "No suitable edges near location"],
  [442, "No path could be found for input"],
] as const;

interface Asked {
  locations?: unknown;
  costing?: unknown;
}

/** Only such requests reach the library: some unexpected ones make it end the process. */
function parseQuery(json: string): string | null {
  let asked: Asked | null;
  try {
    asked = JSON.parse(json) as Asked | null;
  } catch {
    return null;
  }
  const { locations, costing } = asked ?? {};
  if (!Array.isArray(locations) || !costings.some((known) => known === costing)) return null;
  const spots = (locations as ({ lat?: unknown; lon?: unknown } | null)[]).map((location) => ({
    lat: location?.lat,
    lon: location?.lon,
  }));
  if (!spots.every(({ lat, lon }) => isWithin(lat, 90) && isWithin(lon, 180))) return null;
  return JSON.stringify({
    locations: spots,
    costing,
    units: "kilometers",
    directions_type: "none",
  });
}

const isWithin = (degrees: unknown, most: number) =>
  typeof degrees === "number" && Math.abs(degrees) <= most;

/** Finds paths on the tiles of a folder, one request at a time. New tiles are used as soon as they are there. */
export class RouteFinder {
  readonly #folder: string;
  readonly #valhalla: Valhalla;
  #actor: ReturnType<Valhalla["openActor"]> | undefined;
  #version = "";
  #turn: Promise<unknown> = Promise.resolve();

  constructor(folder: string, valhalla: Valhalla) {
    this.#folder = folder;
    this.#valhalla = valhalla;
  }

  /** Opens the tiles. Throws a `RoutingFailure` where there are none. */
  async open(): Promise<void> {
    const found = await stat(this.#folder).catch(() => {
      throw new RoutingFailure(
        `There are no ways in ${this.#folder} yet: npm run data:routing -- file.osm.pbf makes them.`,
      );
    });
    const version = `${found.ino} ${found.birthtimeMs}`;
    if (version === this.#version) return;
    this.#actor = this.#valhalla.openActor(valhallaConfig(this.#folder));
    this.#version = version;
  }

  /**
   * Answers a request as Valhalla's `/route` does, with the options that Castor uses. A request whose client is gone when
   * it is its turn finds nothing.
   */
  answer(json: string, isWaitedFor: () => boolean): Promise<RouteAnswer> {
    const question = parseQuery(json);
    if (question === null) return Promise.resolve(refuse(400, 100, "Failed to parse json request"));
    const answer = this.#turn.then(() => this.#find(question, isWaitedFor));
    this.#turn = answer.catch(() => null);
    return answer;
  }

  async #find(question: string, isWaitedFor: () => boolean): Promise<RouteAnswer> {
    // There are no tiles for a moment while new ones replace the old ones.
    await this.open().catch(() => null);
    if (!isWaitedFor()) return refuse(503, 499, "Nobody waits for it");
    try {
      return [200, (await this.#actor?.route(question)) ?? ""];
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const known = refusals.find(([, said]) => words.includes(said));
      return known ? refuse(400, known[0], known[1]) : refuse(500, 499, words);
    }
  }
}
