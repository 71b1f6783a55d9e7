import { createServer, type ServerResponse } from "node:http";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { listenLocally } from "./listen-locally.ts";
import {
  findProtocol,
  type MappedPlace,
  type PlaceProtocol,
  type PlaceRequest,
} from "./place-protocols.ts";

/** How the fake behaves: it finds places, or fails as servers do. */
export const fakeModes = [
  "fine",
  "empty",
  "boastful",
  "foreign",
  "partly",
  "remote",
  "silent",
  "trickling",
  "failing",
  "limiting",
  "refusing",
  "html",
  "half",
  "endless",
  "absurd",
  "noAnswer",
] as const;
export type FakeMode = (typeof fakeModes)[number];

/** A fake Nominatim, Photon and Geoapify in one server. It knows a fortress, two cafés, a house and a town. */
export interface FakePlaces {
  url: string;
  mode: FakeMode;
  /** Requests received, oldest first. */
  asked: { path: string; query: URLSearchParams; userAgent: string }[];
  close(): Promise<void>;
}

/** The only key that the fake Geoapify accepts. */
export const geoapifyKey = "key-of-the-fakes";

export const fortress = {
  ...{ lat: 41.6878, lng: 44.8086, category: "tourism.sights.castle" },
  names: { "": "ნარიყალა", en: "Narikala Fortress", ru: "Крепость Нарикала" },
  tag: ["historic", "castle"],
  tags: { opening_hours: "Mo-Su 09:00-20:00", website: "https://narikala.example/", heritage: "1" },
  ...{ street: "Orpiri Street", city: "Tbilisi" },
} as const satisfies MappedPlace;

const cafe = {
  names: { "": "Stamba", en: "Stamba" },
  tag: ["amenity", "cafe"],
  ...{ category: "catering.cafe", city: "Tbilisi" },
} as const;
export const farCafe: MappedPlace = { ...cafe, lat: 41.76, lng: 44.77, tags: {}, house: "9" };
export const nearCafe: MappedPlace = {
  ...{ ...cafe, lat: 41.6885, lng: 44.81, street: "Castle Street", house: "12" },
  tags: { opening_hours: "Mo-Fr 08:00-22:00" },
};
const house: MappedPlace = {
  ...{ names: {}, lat: 41.69, lng: 44.82, tag: ["building", "yes"], tags: {} },
  ...{ category: "building", street: "Rose Street", house: "4", city: "Tbilisi" },
};
const town: MappedPlace = {
  ...{ names: { "": "თბილისი", en: "Tbilisi", ru: "Тбилиси" }, lat: 41.6934, lng: 44.8015 },
  ...{ tag: ["place", "city"], tags: { heritage: "2" }, category: "populated_place" },
};
/** The far café comes first, as from an engine that ignores the map's position. */
const world: readonly MappedPlace[] = [fortress, farCafe, nearCafe, house, town];
/** The radius of a reverse search, in metres. */
const reverseRadiusM = 3_000;

const far = "long ago ".repeat(2_000);

/** The place as the fake sends it in this mode. */
function distort(place: MappedPlace, mode: FakeMode, index: number): MappedPlace {
  if (mode === "absurd" || (mode === "partly" && index > 0))
    return { ...place, lat: 999, lng: -1e9 };
  if (mode === "remote") return { ...place, lat: place.lat + 0.1 };
  if (mode === "foreign") return { ...place, names: { "": place.names[""] ?? "" } };
  if (mode !== "boastful") return place;
  const name = `Narikala\n\u202e<b>${far}`;
  return {
    ...place,
    names: { "": name, en: name, ru: name },
    street: far,
    tags: { website: "javascript:alert(1)", opening_hours: far },
  };
}

function choose(kind: PlaceProtocol["kind"], asked: PlaceRequest): MappedPlace[] {
  const { text, position, withinM, id, limit } = asked;
  if (kind === "details") return world.filter(({ names }) => id === `id of ${names[""]}`);
  const away = (place: Position) => (position ? distanceBetween(position, place) : 0);
  if (kind === "spot")
    return world.filter((place) => away(place) < reverseRadiusM).sort((a, b) => away(a) - away(b));
  const searched = text.toLowerCase();
  return world
    .filter(({ names }) =>
      Object.values(names).some((name) => name.toLowerCase().includes(searched)),
    )
    .filter((place) => away(place) <= withinM)
    .slice(0, limit);
}

function respond(response: ServerResponse, mode: FakeMode, body: unknown): void {
  const text = JSON.stringify(body);
  const json = { "content-type": "application/json" };
  if (mode === "silent") return;
  if (mode === "trickling") response.writeHead(200, json).write(text.slice(0, 5));
  else if (mode === "failing") response.writeHead(500, json).end('{"error":{"message":"Oops"}}');
  else if (mode === "limiting") response.writeHead(429, { "retry-after": "60" }).end("Slow down");
  else if (mode === "html")
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Welcome");
  else if (mode === "endless") response.writeHead(200, json).end(text.padEnd(3 * 1_048_576));
  else if (mode === "noAnswer") response.writeHead(200, json).end('{"features":{},"lat":1}');
  else response.writeHead(200, json).end(mode === "half" ? text.slice(0, text.length / 2) : text);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ message, statusCode: status }));
}

/** Starts the fake on 127.0.0.1, on a free port by default. `POST /mode/{mode}` changes its mode. */
export async function startFakePlaces(port = 0): Promise<FakePlaces> {
  const asked: FakePlaces["asked"] = [];
  const server = createServer(({ url = "", method, headers }, response) => {
    const { pathname: path, searchParams: query } = new URL(url, "http://localhost");
    const mode = fakeModes.find((name) => path === `/mode/${name}`);
    if (method === "POST" && mode) {
      fake.mode = mode;
      response.end();
      return;
    }
    asked.push({ path, query, userAgent: headers["user-agent"] ?? "" });
    const protocol = findProtocol(path, query);
    if (!protocol) return refuse(response, 404, "Not found");
    if (path.startsWith("/v") && query.get("apiKey") !== geoapifyKey)
      return refuse(response, 401, "Invalid apiKey");
    const question = protocol.read(query);
    if (!question || fake.mode === "refusing")
      return refuse(response, 400, "Language is not supported.");
    const places = fake.mode === "empty" ? [] : choose(protocol.kind, question);
    const sent = places.map((place, index) => distort(place, fake.mode, index));
    respond(response, fake.mode, protocol.write(sent, question));
  });
  const fake: FakePlaces = {
    ...(await listenLocally(server, port)),
    mode: "fine",
    asked,
  };
  return fake;
}
