import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import { listenLocally } from "./listen-locally.ts";
import { type Question, roadProtocols, type Sent, type Way } from "./road-protocols.ts";

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

/** A routing server of our own, of any kind: its paths, its words, ways of one corner, and an island that no way leads to. */
export interface FakeRoads {
  url: string;
  mood: Mood;
  /** Paths that were asked for, with what was sent there, oldest first. */
  asked: string[];
  /** As whom it was asked each time. */
  askers: (string | undefined)[];
  close(): Promise<void>;
}

/** In the east of Tbilisi; ways lead about on it, and none to it or from it. */
export const island = { lat: 41.72, lng: 44.9 };
const islandM = 2_000;
const isOnIsland = (at: Position) => distanceBetween(at, island) < islandM;

/** Its map does not reach there. */
export const elsewhere = { lat: 48.2, lng: 16.37 };
const elsewhereM = 100_000;
const isBeyondMap = (at: Position) => distanceBetween(at, elsewhere) < elsewhereM;

const metresPerSecond = { car: 12, bus: 8, walk: 1.3 } as const;

/** A way around one corner. */
function wayBetween(from: Position, to: Position, mode: Question["mode"]): Way {
  const corner = { lat: from.lat, lng: to.lng };
  const exact = distanceBetween(from, corner) + distanceBetween(corner, to);
  const distance = Math.round(exact * 10) / 10;
  return { distance, duration: distance / metresPerSecond[mode], corners: [from, corner, to] };
}

/** Nonsense that some servers tell of a way. */
const twists: Partial<Record<Mood, (way: Way) => Partial<Way>>> = {
  absurd: () => ({ distance: -1e300 }),
  hasty: () => ({ duration: 0 }),
  stuck: () => ({ duration: 9e7 }),
  stretched: () => ({ distance: 9e7, duration: 9e6 }),
  wild: ({ corners: [from = island, ...rest] }) => ({
    corners: [from, { lat: 0, lng: 0 }, ...rest],
  }),
};

/** What is said of what was sent, with its status. */
function answerTo(sent: Sent, mood: Mood): readonly [status: number, body: object] {
  const protocol = Object.values(roadProtocols).find((some) => some.read(sent) !== undefined);
  const { mode, spots = [] } = protocol?.read(sent) ?? {};
  const isReadable = spots.every(({ lat, lng }) => Number.isFinite(lat + lng));
  if (!protocol || !mode || !isReadable) return [400, { message: "Who would ask so?" }];
  if (mood === "tooSmall" && spots.length > 3) return protocol.tooMuch;
  const ends = spots.slice(1).map((to, at) => [spots[at] ?? to, to] as const);
  if (spots.some(isBeyondMap)) return protocol.noRoad;
  if (ends.some(([from, to]) => isOnIsland(from) !== isOnIsland(to))) return protocol.noWay;
  const shift = mood === "far" ? 1 : 0;
  const moved = ({ lat, lng }: Position) => ({ lat: lat + shift, lng });
  const ways = ends.map(([from, to]) => wayBetween(moved(from), moved(to), mode));
  const told = ways.map((way) => ({ ...way, ...twists[mood]?.(way) }));
  if (mood === "short") told.pop();
  if (mood === "long") told.push(...told);
  return [200, protocol.tell(told, mood === "crooked")];
}

function respond(response: ServerResponse, sent: Sent, mood: Mood): void {
  if (mood === "silent") return;
  const [status, body] = answerTo(sent, mood);
  const told = JSON.stringify(body);
  if (mood === "trickling") response.writeHead(status).write(told.slice(0, 10));
  else if (mood === "failing") response.writeHead(500).end("Internal Server Error");
  else if (mood === "limiting") response.writeHead(429, { "retry-after": "60" }).end(told);
  else if (mood === "endless") response.writeHead(status).end(told.padEnd(17 * 1_048_576));
  else if (mood === "html")
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Welcome");
  else
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8" })
      .end(mood === "half" ? told.slice(0, told.length / 2) : told);
}

/** Starts it on a port of 127.0.0.1, any free one when none is given; `POST /mood/{mood}` changes how it behaves. */
export async function startFakeRoads(port = 0): Promise<FakeRoads> {
  const asked: string[] = [];
  const askers: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const mood = moods.find((name) => path === `/mood/${name}`);
    if (request.method === "POST" && mood) {
      fake.mood = mood;
      response.end();
      return;
    }
    const body = await text(request);
    asked.push(path + body);
    askers.push(request.headers["user-agent"]);
    respond(response, { path, body, key: request.headers.authorization }, fake.mood);
  });
  const fake: FakeRoads = {
    ...(await listenLocally(server, port)),
    mood: "fine",
    asked,
    askers,
  };
  return fake;
}
