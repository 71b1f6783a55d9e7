import { type AddProtocolAction, addProtocol } from "maplibre-gl";
import { PMTiles } from "pmtiles";
import { readTile, readTileJson, type TileJson } from "./read-tile-server.ts";
import { TileWatch, unwanted } from "./tile-watch.ts";

const protocol = "streets";

/** An open way, with the files that are read through it: a new way knows nothing of what failed on an old one. */
interface Way {
  watch: TileWatch;
  archives: Map<string, PMTiles>;
}

const ways = new Map<string, Way>();
let lastNumber = 0;

/** A way to a source's tiles that is watched over: put `door` before the source's addresses. */
export interface StreetTiles {
  door: string;
  close: () => void;
}

/** Opens a way to tiles; each has its own watch, so that another try is a new beginning. */
export function openStreetTiles(on: { onWorks: () => void; onBroken: () => void }): StreetTiles {
  const id = String(++lastNumber);
  const watch = new TileWatch(on);
  ways.set(id, { watch, archives: new Map() });
  return {
    door: `${protocol}://${id}/`,
    close: () => {
      ways.delete(id);
      watch.close();
    },
  };
}

/** Something that came through a door could not be drawn. */
export function complainOf(door: string): void {
  ways.get(/\d+/.exec(door)?.[0] ?? "")?.watch.complain();
}

function archiveAt(address: string, { archives }: Way): PMTiles {
  const archive = archives.get(address) ?? new PMTiles(address);
  archives.set(address, archive);
  return archive;
}

async function describeArchive(file: string, door: string, way: Way): Promise<TileJson> {
  const header = await archiveAt(file, way).getHeader();
  return {
    tiles: [`${door}${file}/{z}/{x}/{y}`],
    minzoom: header.minZoom,
    maxzoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
  };
}

/** A tile of a file, read in pieces; most places have none of their own. */
async function readArchive(address: string, way: Way, signal: AbortSignal): Promise<ArrayBuffer> {
  const [, file = "", ...numbers] = /^(.+)\/(\d+)\/(\d+)\/(\d+)$/.exec(address) ?? [];
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  const tile = await archiveAt(file, way).getZxy(z, x, y, signal);
  return tile?.data ?? new ArrayBuffer(0);
}

const load: AddProtocolAction = async ({ url, type }, asker) => {
  const [, door = "", id = "", address = ""] = /^(\w+:\/\/(\d+)\/)(.*)$/.exec(url) ?? [];
  const way = ways.get(id);
  if (!way) throw unwanted();
  const isFile = /\.pmtiles(?:[?/]|$)/.test(address);
  const describe = (signal: AbortSignal) =>
    isFile ? describeArchive(address, door, way) : readTileJson(address, door, signal);
  const read = (signal: AbortSignal) =>
    isFile ? readArchive(address, way, signal) : readTile(address, signal);
  const data =
    type === "json"
      ? await way.watch.ask(describe, asker.signal, false)
      : await way.watch.ask(read, asker.signal, true);
  return { data: data ?? new ArrayBuffer(0) };
};

/** Called once, before the first map. */
export function teachStreetTiles(): void {
  addProtocol(protocol, load);
}
