import type { Position } from "@castor/core/geo/position.ts";
import { type RoadEngine, roadKey, type SentRequest } from "./road-protocols.ts";

/** A request of times: the mode, the positions, and the indexes of those that ways begin at. */
export interface FakeMatrixRequest {
  mode: "car" | "bus" | "walk";
  positions: readonly Position[];
  rows: readonly number[];
}

/** A cell as the fake knows it: metres and seconds; null without a path. */
export type FakeCell = { distance: number; duration: number } | null;

/** The requests and answers of one engine's matrix. */
export interface MatrixProtocol {
  /** Null for a request that the engine would refuse; undefined for another request. */
  read(sent: SentRequest): FakeMatrixRequest | null | undefined;
  write(cells: readonly (readonly FakeCell[])[], request: FakeMatrixRequest): object;
  readonly tooMuch: readonly [status: number, body: object];
  readonly noRoad: readonly [status: number, body: object];
}

const modeOf = <Mode extends string>(modes: Record<string, Mode>, name: string | undefined) =>
  Object.entries(modes).find(([key]) => key === name)?.[1];

const location = ({ lat, lng }: Position) => ({ location: [lng, lat] });

/** Two tables and the ends on the roads, as OSRM and openrouteservice have them. */
const writeTables = (
  cells: readonly (readonly FakeCell[])[],
  { positions, rows }: FakeMatrixRequest,
) => ({
  durations: cells.map((row) => row.map((cell) => cell?.duration ?? null)),
  distances: cells.map((row) => row.map((cell) => cell?.distance ?? null)),
  sources: rows.flatMap((row) => positions[row] ?? []).map(location),
  destinations: positions.map(location),
});

const osrm: MatrixProtocol = {
  read({ path }) {
    if (!path.includes("/table/v1/")) return undefined;
    const [, profile, coordinates = "", options = ""] =
      /\/table\/v1\/(driving|foot)\/([^?]+)\?(.+)$/.exec(path) ?? [];
    const mode = modeOf({ driving: "car", foot: "walk" } as const, profile);
    const positions = coordinates.split(";").map((pair) => {
      const [lng = Number.NaN, lat = Number.NaN] = pair.split(",").map(Number);
      return { lat, lng };
    });
    const query = new URLSearchParams(options);
    if (!mode || query.get("annotations") !== "duration,distance") return null;
    const rows = query.get("sources")?.split(";").map(Number) ?? [...positions.keys()];
    return { mode, positions, rows };
  },
  write: (cells, request) => ({ code: "Ok", ...writeTables(cells, request) }),
  tooMuch: [400, { code: "TooBig", message: "Too many table coordinates" }],
  noRoad: [400, { code: "NoSegment", message: "Could not find a matching segment" }],
};

const valhalla: MatrixProtocol = {
  read({ path, body }) {
    if (path !== "/sources_to_targets") return undefined;
    const { sources, targets, costing, units } = JSON.parse(body) as {
      sources: { lat: number; lon: number; search_cutoff?: number }[];
      targets: { lat: number; lon: number; search_cutoff?: number }[];
      costing: string;
      units: string;
    };
    const mode = modeOf({ auto: "car", bus: "bus", pedestrian: "walk" } as const, costing);
    // Without it, Valhalla takes roads as far as 35 km away, and does not say so.
    const isBounded = [...sources, ...targets].every(
      (position) => position.search_cutoff === 10_000,
    );
    if (!mode || units !== "kilometers" || !isBounded) return null;
    const rows = sources.map((from) =>
      targets.findIndex(({ lat, lon }) => lat === from.lat && lon === from.lon),
    );
    return { mode, positions: targets.map(({ lat, lon }) => ({ lat, lng: lon })), rows };
  },
  write: (cells) => ({
    algorithm: "costmatrix",
    units: "kilometers",
    sources_to_targets: cells.map((row, from_index) =>
      row.map((cell, to_index) => ({
        distance: cell && cell.distance / 1_000,
        time: cell?.duration ?? null,
        ...{ from_index, to_index },
      })),
    ),
  }),
  tooMuch: [400, { error_code: 150, error: "Exceeded max locations: 2500", status_code: 400 }],
  noRoad: [400, { error_code: 171, error: "No suitable edges near location", status_code: 400 }],
};

const openrouteservice: MatrixProtocol = {
  read({ path, body, key }) {
    const [, profile] = /^\/v2\/matrix\/([a-z-]+)\/json$/.exec(path) ?? [];
    if (profile === undefined) return undefined;
    const { locations, sources, metrics, units } = JSON.parse(body) as {
      locations: [number, number][];
      sources: string[];
      metrics: string[];
      units: string;
    };
    const mode = modeOf({ "driving-car": "car", "foot-walking": "walk" } as const, profile);
    const isFine = metrics.join() === "duration,distance" && units === "m" && key === roadKey;
    const positions = locations.map(([lng, lat]) => ({ lat, lng }));
    return mode && isFine ? { mode, positions, rows: sources.map(Number) } : null;
  },
  write: writeTables,
  tooMuch: [400, { error: { code: 6004, message: "Request parameters exceed the limits." } }],
  noRoad: [404, { error: { code: 6010, message: "Point was not found." } }],
};

/** GraphHopper's own server has none. */
export const matrixProtocols: Partial<Record<RoadEngine, MatrixProtocol>> = {
  valhalla,
  osrm,
  openrouteservice,
};
