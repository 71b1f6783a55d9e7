import { createServer, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { listenLocally } from "./listen-locally.ts";
import { type FakeCell, type MatrixProtocol, matrixProtocols } from "./matrix-protocols.ts";
import {
  type FakePath,
  type FakeRequest,
  roadProtocols,
  type SentRequest,
} from "./road-protocols.ts";

/** How the fake behaves: it finds paths, or fails as servers do. */
export const fakeModes = [
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
export type FakeMode = (typeof fakeModes)[number];

/** A fake routing server that speaks every engine's protocol. Each path has one corner. No path leads to the island. */
export interface FakeRoads {
  url: string;
  mode: FakeMode;
  /** URL path and body of each request, oldest first. */
  asked: string[];
  /** The `User-Agent` of each request, oldest first. */
  userAgents: (string | undefined)[];
  close(): Promise<void>;
}

/** In the east of Tbilisi. Paths exist within it, none to or from it. */
export const island = { lat: 41.72, lng: 44.9 };
const islandM = 2_000;
const isOnIsland = (position: Position) => distanceBetween(position, island) < islandM;

/** Outside the fake's map. */
export const elsewhere = { lat: 48.2, lng: 16.37 };
const elsewhereM = 100_000;
const isBeyondMap = (position: Position) => distanceBetween(position, elsewhere) < elsewhereM;

const metresPerSecond = { car: 12, bus: 8, walk: 1.3 } as const;

/** The path around one corner. */
function pathAround(from: Position, to: Position, mode: FakeRequest["mode"]): FakePath {
  const corner = { lat: from.lat, lng: to.lng };
  const exact = distanceBetween(from, corner) + distanceBetween(corner, to);
  const distance = Math.round(exact * 10) / 10;
  return { distance, duration: distance / metresPerSecond[mode], corners: [from, corner, to] };
}

/** Nonsense values that some servers send. */
const twists: Partial<Record<FakeMode, (path: FakePath) => Partial<FakePath>>> = {
  absurd: () => ({ distance: -1e300 }),
  hasty: () => ({ duration: 0 }),
  stuck: () => ({ duration: 9e7 }),
  stretched: () => ({ distance: 9e7, duration: 9e6 }),
  wild: ({ corners: [from = island, ...rest] }) => ({
    corners: [from, { lat: 0, lng: 0 }, ...rest],
  }),
};

/** Nine times at most, where the fake takes few points. */
const fewTimes = 9;

/** The times of a matrix: those of the paths around one corner. */
function answerMatrix(
  protocol: MatrixProtocol,
  sent: SentRequest,
  mode: FakeMode,
): readonly [status: number, body: object] {
  const request = protocol.read(sent);
  if (!request) return [400, { message: "Malformed request" }];
  const { positions, rows, mode: travelMode } = request;
  if (mode === "tooSmall" && rows.length * positions.length > fewTimes) return protocol.tooMuch;
  if (positions.some(isBeyondMap)) return protocol.noRoad;
  const cells = rows.map((row) =>
    positions.map((to): FakeCell => {
      const from = positions[row] ?? to;
      if (isOnIsland(from) !== isOnIsland(to)) return null;
      const path = pathAround(from, to, travelMode);
      return { ...path, ...twists[mode]?.(path) };
    }),
  );
  if (mode === "short") cells.pop();
  return [200, protocol.write(cells, request)];
}

/** Status and body of the answer to a request. */
function answerTo(sent: SentRequest, mode: FakeMode): readonly [status: number, body: object] {
  const matrix = Object.values(matrixProtocols).find((some) => some.read(sent) !== undefined);
  if (matrix) return answerMatrix(matrix, sent, mode);
  const protocol = Object.values(roadProtocols).find((some) => some.read(sent) !== undefined);
  const { mode: travelMode, positions = [] } = protocol?.read(sent) ?? {};
  const isReadable = positions.every(({ lat, lng }) => Number.isFinite(lat + lng));
  if (!protocol || !travelMode || !isReadable) return [400, { message: "Malformed request" }];
  if (mode === "tooSmall" && positions.length > 3) return protocol.tooMuch;
  const ends = positions.slice(1).map((to, index) => [positions[index] ?? to, to] as const);
  if (positions.some(isBeyondMap)) return protocol.noRoad;
  if (ends.some(([from, to]) => isOnIsland(from) !== isOnIsland(to))) return protocol.noPath;
  const shift = mode === "far" ? 1 : 0;
  const moved = ({ lat, lng }: Position) => ({ lat: lat + shift, lng });
  const paths = ends.map(([from, to]) => pathAround(moved(from), moved(to), travelMode));
  const sentPaths = paths.map((path) => ({ ...path, ...twists[mode]?.(path) }));
  if (mode === "short") sentPaths.pop();
  if (mode === "long") sentPaths.push(...sentPaths);
  return [200, protocol.write(sentPaths, mode === "crooked")];
}

function respond(response: ServerResponse, sent: SentRequest, mode: FakeMode): void {
  if (mode === "silent") return;
  const [status, body] = answerTo(sent, mode);
  const text = JSON.stringify(body);
  if (mode === "trickling") response.writeHead(status).write(text.slice(0, 10));
  else if (mode === "failing") response.writeHead(500).end("Internal Server Error");
  else if (mode === "limiting") response.writeHead(429, { "retry-after": "60" }).end(text);
  else if (mode === "endless") response.writeHead(status).end(text.padEnd(17 * 1_048_576));
  else if (mode === "html")
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Welcome");
  else
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8" })
      .end(mode === "half" ? text.slice(0, text.length / 2) : text);
}

/** Starts the fake on 127.0.0.1, on a free port by default. `POST /mode/{mode}` changes its mode. */
export async function startFakeRoads(port = 0): Promise<FakeRoads> {
  const asked: string[] = [];
  const userAgents: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const mode = fakeModes.find((name) => path === `/mode/${name}`);
    if (request.method === "POST" && mode) {
      fake.mode = mode;
      response.end();
      return;
    }
    const body = await readText(request);
    asked.push(path + body);
    userAgents.push(request.headers["user-agent"]);
    respond(response, { path, body, key: request.headers.authorization }, fake.mode);
  });
  const fake: FakeRoads = {
    ...(await listenLocally(server, port)),
    mode: "fine",
    asked,
    userAgents,
  };
  return fake;
}
