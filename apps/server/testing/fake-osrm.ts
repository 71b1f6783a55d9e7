import { createServer, type ServerResponse } from "node:http";
import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import { decodePolyline, encodePolyline } from "@castor/core/basics/polyline.ts";
import { listenLocally } from "./listen-locally.ts";

/** How it behaves: finds ways, or fails in one of the ways in which servers fail. */
export const moods = [
  "fine",
  "silent",
  "trickling",
  "failing",
  "limiting",
  "html",
  "half",
  "endless",
  "absurd",
  "crooked",
  "hasty",
  "stuck",
  "stretched",
  "wild",
  "short",
  "long",
  "far",
  "tooSmall",
] as const;
export type Mood = (typeof moods)[number];

/** An OSRM server of our own: its paths, its words, ways of one corner, and an island that no way leads to. */
export interface FakeOsrm {
  url: string;
  mood: Mood;
  /** Paths that were asked for, oldest first. */
  asked: string[];
  close(): Promise<void>;
}

/** In the east of Tbilisi; ways lead about on it, and none to it or from it. */
export const island = { lat: 41.72, lng: 44.9 };
const islandM = 2_000;
const isOnIsland = (at: Position) => distanceBetween(at, island) < islandM;

const metresPerSecond = { driving: 12, foot: 1.3 } as const;
const pathPattern = /^(.*)\/route\/v1\/(driving|foot)\/([^?]+)\?(.+)$/;
const wanted = "overview=false&steps=true&geometries=polyline6&continue_straight=false";

function readSpots(text: string): Position[] {
  return text.split(";").map((pair) => {
    const [lng = Number.NaN, lat = Number.NaN] = pair.split(",").map(Number);
    return { lat, lng };
  });
}

/** A way around one corner, in two steps and the arrival, as OSRM tells it. */
function legBetween(from: Position, to: Position, profile: keyof typeof metresPerSecond) {
  const corner = { lat: from.lat, lng: to.lng };
  const distance = distanceBetween(from, corner) + distanceBetween(corner, to);
  const line = (...spots: Position[]) =>
    encodePolyline(
      spots.map(({ lat, lng }) => [lng, lat]),
      6,
    );
  const steps = [line(from, corner), line(corner, to), line(to, to)];
  return {
    distance: Math.round(distance * 10) / 10,
    duration: Math.round((distance / metresPerSecond[profile]) * 10) / 10,
    weight: 1,
    summary: "",
    steps: steps.map((geometry) => ({ geometry, mode: profile, name: "" })),
  };
}

type FakeLeg = ReturnType<typeof legBetween>;

/** Nonsense that some servers tell of a leg. */
const twists: Partial<Record<Mood, (leg: FakeLeg) => Partial<FakeLeg>>> = {
  absurd: () => ({ distance: -1e300 }),
  crooked: ({ steps }) => ({ steps: steps.map((step) => ({ ...step, geometry: "~" })) }),
  hasty: () => ({ duration: 0 }),
  stuck: () => ({ duration: 9e7 }),
  stretched: () => ({ distance: 9e7, duration: 9e6 }),
  wild: ({ steps }) => ({ steps: steps.flatMap((step) => [step, ...overNullIsland(step)]) }),
};

function overNullIsland(step: FakeLeg["steps"][number]): FakeLeg["steps"] {
  const line = decodePolyline(step.geometry, 6) ?? [];
  const end = line.slice(-1);
  return [{ ...step, geometry: encodePolyline([...end, [0, 0], ...end], 6) }];
}

/** What is said of these spots, with its status. */
function answerTo(path: string, mood: Mood): [status: number, body: object] {
  const [, , profile = "", coordinates = "", options = ""] = pathPattern.exec(path) ?? [];
  const spots = readSpots(coordinates);
  const isReadable = spots.every(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng));
  if ((profile !== "driving" && profile !== "foot") || options !== wanted || !isReadable)
    return [400, { code: "InvalidUrl", message: "URL string malformed" }];
  if (mood === "tooSmall" && spots.length > 3)
    return [400, { code: "TooBig", message: "Too many trip coordinates" }];
  const ends = spots.slice(1).map((to, at) => [spots[at] ?? to, to] as const);
  if (ends.some(([from, to]) => isOnIsland(from) !== isOnIsland(to)))
    return [400, { code: "NoRoute", message: "Impossible route between points" }];
  const shift = mood === "far" ? 1 : 0;
  const moved = ({ lat, lng }: Position) => ({ lat: lat + shift, lng });
  const legs = ends.map(([from, to]) => legBetween(moved(from), moved(to), profile));
  const told = legs.map((leg) => ({ ...leg, ...twists[mood]?.(leg) }));
  if (mood === "short") told.pop();
  if (mood === "long") told.push(...told);
  return [200, { code: "Ok", routes: [{ legs: told }] }];
}

function respond(response: ServerResponse, path: string, mood: Mood): void {
  if (mood === "silent") return;
  const [status, body] = answerTo(path, mood);
  const text = JSON.stringify(body);
  if (mood === "trickling") response.writeHead(status).write(text.slice(0, 10));
  else if (mood === "failing") response.writeHead(502).end("Bad Gateway");
  else if (mood === "limiting") response.writeHead(429, { "retry-after": "60" }).end(text);
  else if (mood === "endless") response.writeHead(status).end(text.padEnd(17 * 1_048_576));
  else if (mood === "html")
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Welcome");
  else
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8" })
      .end(mood === "half" ? text.slice(0, text.length / 2) : text);
}

/** Starts it on a port of 127.0.0.1, any free one when none is given; `POST /mood/{mood}` changes how it behaves. */
export async function startFakeOsrm(port = 0): Promise<FakeOsrm> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const mood = moods.find((name) => path === `/mood/${name}`);
    if (request.method === "POST" && mood) {
      fake.mood = mood;
      response.end();
      return;
    }
    asked.push(path);
    respond(response, path, fake.mood);
  });
  const fake: FakeOsrm = {
    ...(await listenLocally(server, port)),
    mood: "fine",
    asked,
  };
  return fake;
}
