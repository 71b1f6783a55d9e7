import { encodePolyline } from "@castor/core/geo/polyline.ts";
import type { Position } from "@castor/core/geo/position.ts";

/** A path as the fake knows it: metres, seconds and its corners. */
export interface FakePath {
  distance: number;
  duration: number;
  corners: readonly Position[];
}

/** A routing request: the mode and the positions to connect. */
export interface FakeRequest {
  mode: "car" | "bus" | "walk";
  positions: readonly Position[];
}

export interface SentRequest {
  /** With the query. */
  path: string;
  /** Empty for a GET request. */
  body: string;
  key: string | undefined;
}

/** Status and body. */
type Answer = readonly [status: number, body: object];

/** The requests and answers of one routing engine. `write` also takes wrong paths, or more or fewer than requested. */
export interface RoadProtocol {
  /** Null for a request that the engine would refuse; undefined for another engine's request. */
  read(sent: SentRequest): FakeRequest | null | undefined;
  write(paths: readonly FakePath[], isCrooked: boolean): object;
  readonly noPath: Answer;
  readonly noRoad: Answer;
  readonly tooMuch: Answer;
}

export const roadKey = "key of the roads";

const lineOf = (corners: readonly Position[], digits: number, isCrooked: boolean) =>
  isCrooked
    ? "~"
    : encodePolyline(
        corners.map(({ lat, lng }) => [lng, lat]),
        digits,
      );

const modeOf = <Mode extends string>(modes: Record<string, Mode>, name: string | undefined) =>
  Object.entries(modes).find(([key]) => key === name)?.[1];

const rounded = (figure: number) => Math.round(figure * 10) / 10;

/** The corners of consecutive paths, and the index of each path's last corner. */
function joinCorners(paths: readonly FakePath[]) {
  const corners: Position[] = [...(paths[0]?.corners.slice(0, 1) ?? [])];
  const ends = paths.map((path) => {
    corners.push(...path.corners.slice(1));
    return corners.length - 1;
  });
  return { corners, ends };
}

const osrm: RoadProtocol = {
  read({ path }) {
    const pattern = /\/route\/v1\/(driving|foot)\/([^?]+)\?(.+)$/;
    const [, profile, coordinates = "", options] = pattern.exec(path) ?? [];
    if (!path.includes("/route/v1/")) return undefined;
    const wanted = "overview=false&steps=true&geometries=polyline6&continue_straight=false";
    const mode = modeOf({ driving: "car", foot: "walk" } as const, profile);
    const positions = coordinates.split(";").map((pair) => {
      const [lng = Number.NaN, lat = Number.NaN] = pair.split(",").map(Number);
      return { lat, lng };
    });
    return mode && options === wanted ? { mode, positions } : null;
  },
  write: (paths, isCrooked) => ({
    code: "Ok",
    routes: [
      {
        legs: paths.map(({ distance, duration, corners }) => ({
          distance: rounded(distance),
          duration: rounded(duration),
          weight: 1,
          summary: "",
          // One step for each stretch, and one for the arrival.
          steps: corners.map((corner, index) => ({
            geometry: lineOf([corner, corners[index + 1] ?? corner], 6, isCrooked),
            mode: "driving",
            name: "",
          })),
        })),
      },
    ],
  }),
  noPath: [400, { code: "NoRoute", message: "Impossible route between points" }],
  noRoad: [
    400,
    { code: "NoSegment", message: "Could not find a matching segment for coordinate 0" },
  ],
  tooMuch: [400, { code: "TooBig", message: "Too many trip coordinates" }],
};

const refuse = (error_code: number, error: string): Answer => [
  400,
  { error_code, error, status_code: 400, status: "Bad Request" },
];

const valhalla: RoadProtocol = {
  read({ path, body }) {
    if (path !== "/route" || body === "") return undefined;
    const { locations, costing, units, directions_type } = JSON.parse(body) as {
      locations: { lat: number; lon: number }[];
      costing: string;
      units: string;
      directions_type: string;
    };
    const mode = modeOf({ auto: "car", bus: "bus", pedestrian: "walk" } as const, costing);
    return mode && units === "kilometers" && directions_type === "none"
      ? { mode, positions: locations.map(({ lat, lon }) => ({ lat, lng: lon })) }
      : null;
  },
  write: (paths, isCrooked) => ({
    trip: {
      status: 0,
      status_message: "Found route between points",
      units: "kilometers",
      legs: paths.map(({ distance, duration, corners }) => ({
        summary: { length: distance / 1_000, time: duration, cost: 1, has_ferry: false },
        shape: lineOf(corners, 6, isCrooked),
      })),
    },
  }),
  noPath: refuse(442, "No path could be found for input"),
  noRoad: refuse(171, "No suitable edges near location"),
  tooMuch: refuse(150, "Exceeded max locations: 20"),
};

const graphhopper: RoadProtocol = {
  read({ path, body }) {
    const [place, text = ""] = path.split("?");
    if (place !== "/route" || body !== "") return undefined;
    const query = new URLSearchParams(text);
    const mode = modeOf({ car: "car", foot: "walk" } as const, query.get("profile") ?? "");
    const positions = query.getAll("point").map((pair) => {
      const [lat = Number.NaN, lng = Number.NaN] = pair.split(",").map(Number);
      return { lat, lng };
    });
    return mode && query.get("key") === roadKey ? { mode, positions } : null;
  },
  write(paths, isCrooked) {
    const { corners, ends } = joinCorners(paths);
    const instructions = paths.flatMap(({ distance, duration }, index) => {
      const [first, last] = [ends[index - 1] ?? 0, ends[index] ?? 0];
      const turn = { text: "Continue onto a road", street_name: "a road" };
      const half = { ...turn, distance: distance / 2, time: Math.round(duration * 500) };
      const sign = index === paths.length - 1 ? 4 : 5;
      return [
        { ...half, sign: 0, interval: [first, first] },
        { ...half, sign: 2, interval: [first, last] },
        { text: "Waypoint", street_name: "", distance: 0, time: 0, sign, interval: [last, last] },
      ];
    });
    const points = lineOf(corners, 5, isCrooked);
    return { hints: {}, paths: [{ points, points_encoded: true, instructions }] };
  },
  noPath: [
    400,
    {
      message: "Connection between locations not found",
      hints: [
        {
          message: "Connection between locations not found",
          details: "com.graphhopper.util.exceptions.ConnectionNotFoundException",
        },
      ],
    },
  ],
  noRoad: [400, { message: "Cannot find point 0: 10.0,10.0", hints: [] }],
  tooMuch: [400, { message: "Too many points for Routing API: 7, allowed: 5" }],
};

const failure = (code: number, message: string) => ({
  error: { code, message },
  info: { engine: { version: "9.1.0" } },
});

const openrouteservice: RoadProtocol = {
  read({ path, body, key }) {
    const [, profile] = /^\/v2\/directions\/([a-z-]+)\/json$/.exec(path) ?? [];
    if (profile === undefined) return undefined;
    const { coordinates, radiuses, geometry_simplify } = JSON.parse(body) as {
      coordinates: [number, number][];
      radiuses: number[];
      geometry_simplify: boolean;
    };
    const mode = modeOf({ "driving-car": "car", "foot-walking": "walk" } as const, profile);
    const isFine = radiuses.length === coordinates.length && !geometry_simplify && key === roadKey;
    return mode && isFine
      ? { mode, positions: coordinates.map(([lng, lat]) => ({ lat, lng })) }
      : null;
  },
  write(paths, isCrooked) {
    const { corners, ends } = joinCorners(paths);
    const segments = paths.map(({ distance, duration }) => ({
      // The real server leaves out zeros.
      ...(distance !== 0 && { distance: rounded(distance), duration: rounded(duration) }),
      steps: [],
    }));
    const geometry = lineOf(corners, 5, isCrooked);
    return { routes: [{ summary: {}, segments, geometry, way_points: [0, ...ends] }] };
  },
  noPath: [
    404,
    failure(2009, "Route could not be found - Unable to find a route between points 1 and 2."),
  ],
  noRoad: [
    404,
    failure(
      2010,
      "Could not find routable point within a radius of -1.0 meters of specified coordinate 0.",
    ),
  ],
  tooMuch: [400, failure(2004, "Request parameters exceed the server configuration limits.")],
};

export const roadProtocols = { valhalla, osrm, graphhopper, openrouteservice };
export type RoadEngine = keyof typeof roadProtocols;
