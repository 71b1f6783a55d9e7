import { createServer, type ServerResponse } from "node:http";
import { crc32, deflateSync } from "node:zlib";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { authoredTown } from "./authored-town.ts";

/**
 * A tile server for journeys and manual trials, on `PORT`: `/streets.json` describes vector tiles of an invented town,
 * `/pictures/{z}/{x}/{y}.png` are plain images, and `/silent/…` accepts requests and never answers.
 */
const port = Number(process.env.PORT);
const maxZoom = 14;

const layers = Object.entries(authoredTown).map(([name, features]) => {
  const index = new GeoJSONVT({ type: "FeatureCollection", features }, { maxZoom, buffer: 64 });
  return [name, index] as const;
});

function cutTile(z: number, x: number, y: number): Uint8Array {
  const cut = layers.flatMap(([name, index]) => {
    const tile = index.getTile(z, x, y);
    return tile ? [[name, tile] as const] : [];
  });
  return fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 });
}

const side = 256;

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Green with an edge, so that the borders of tiles are visible. */
function drawPicture(): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  Uint8Array.of(8, 2).forEach((value, index) => {
    size.writeUInt8(value, 8 + index);
  });
  const rows = Array.from({ length: side }, (_, y) => [
    0,
    ...Array.from({ length: side }, (_, x) =>
      x === 0 || y === 0 ? [60, 90, 60] : [84, 120, 84],
    ).flat(),
  ]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Uint8Array.from(rows.flat()))),
    chunk("IEND", new Uint8Array()),
  ]);
}
const picture = drawPicture();

const send = (response: ServerResponse, type: string, body: string | Uint8Array) =>
  response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" }).end(body);

const server = createServer((request, response) => {
  const path = request.url ?? "/";
  const [, kind, ...numbers] = /^\/(\w+)\/(\d+)\/(\d+)\/(\d+)/.exec(path) ?? [];
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  if (path === "/streets.json") {
    const tiles = [`http://localhost:${port}/streets/{z}/{x}/{y}.mvt`];
    send(response, "application/json", JSON.stringify({ tiles, minzoom: 0, maxzoom: maxZoom }));
  } else if (kind === "streets") send(response, "application/x-protobuf", cutTile(z, x, y));
  else if (kind === "pictures") send(response, "image/png", picture);
  else if (!path.startsWith("/silent/")) response.writeHead(404).end();
});
// A client may send on a connection just as an idle one is closed.
server.keepAliveTimeout = 0;
server.listen(port, "127.0.0.1");
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(0));
