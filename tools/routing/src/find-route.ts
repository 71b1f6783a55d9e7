import { stat } from "node:fs/promises";
import type { Valhalla } from "./find-valhalla.ts";
import { RoutingFailure } from "./routing-failure.ts";
import { searchCutoff, valhallaConfig } from "./valhalla-config.ts";

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

/** What may be asked, with the fields that have places. */
const positionFields = {
  route: ["locations"],
  sources_to_targets: ["sources", "targets"],
} as const;
export type RouteAction = keyof typeof positionFields;
export const routeActions = Object.keys(positionFields) as RouteAction[];

type Asked = Record<string, unknown>;

/** Only such requests reach the library: some unexpected ones make it end the process. */
function parseQuery(json: string, action: RouteAction): string | null {
  let asked: Asked | null;
  try {
    asked = JSON.parse(json) as Asked | null;
  } catch {
    return null;
  }
  const costing = asked?.costing;
  if (!costings.some((known) => known === costing)) return null;
  const positions = positionFields[action].map(
    (field) => [field, readPositions(asked?.[field])] as const,
  );
  if (positions.some(([, read]) => read === null)) return null;
  return JSON.stringify({
    ...Object.fromEntries(positions),
    costing,
    units: "kilometers",
    directions_type: "none",
  });
}

/** Null for anything but places. `search_cutoff` is how far a road may be, in metres. */
function readPositions(places: unknown): object[] | null {
  if (!Array.isArray(places) || places.length === 0) return null;
  const positions = (places as (Asked | null)[]).map((place) => ({
    lat: place?.lat,
    lon: place?.lon,
    search_cutoff: place?.search_cutoff,
  }));
  const isPlace = ({ lat, lon, search_cutoff: cutoff }: Asked) =>
    isWithin(lat, 90) && isWithin(lon, 180) && (cutoff === undefined || isCutoff(cutoff));
  return positions.every(isPlace) ? positions : null;
}

const isCutoff = (metres: unknown) =>
  typeof metres === "number" && metres >= 0 && metres <= searchCutoff;

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
   * Answers a request as Valhalla's own server does, with the options that Castor uses. A request whose client is gone when
   * it is its turn finds nothing.
   */
  answer(action: RouteAction, json: string, isWaitedFor: () => boolean): Promise<RouteAnswer> {
    const question = parseQuery(json, action);
    if (question === null) return Promise.resolve(refuse(400, 100, "Failed to parse json request"));
    const answer = this.#turn.then(() => this.#find(action, question, isWaitedFor));
    this.#turn = answer.catch(() => null);
    return answer;
  }

  async #find(
    action: RouteAction,
    question: string,
    isWaitedFor: () => boolean,
  ): Promise<RouteAnswer> {
    // There are no tiles for a moment while new ones replace the old ones.
    await this.open().catch(() => null);
    if (!isWaitedFor()) return refuse(503, 499, "Nobody waits for it");
    try {
      const answer =
        action === "route" ? this.#actor?.route(question) : this.#actor?.matrix(question);
      return [200, (await answer) ?? ""];
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const known = refusals.find(([, said]) => words.includes(said));
      return known ? refuse(400, known[0], known[1]) : refuse(500, 499, words);
    }
  }
}
