import { type AddProtocolAction, addProtocol } from "maplibre-gl";
import { PMTiles } from "pmtiles";
import { readTile, readTileJson, type TileJson } from "./read-tile-server.ts";
import { createAbortError, TileWatch } from "./tile-watch.ts";

const protocol = "streets";

/** An open channel and the archives that are read through it. A new channel knows nothing of earlier failures. */
interface Channel {
  watch: TileWatch;
  archives: Map<string, PMTiles>;
}

const channels = new Map<string, Channel>();
let lastNumber = 0;

/** A watched channel to a source's tiles. Put `urlPrefix` before the source's URLs. */
export interface StreetTiles {
  urlPrefix: string;
  close: () => void;
}

/** Opens a channel to tiles. Each has its own watch, so that a retry starts afresh. */
export function openStreetTiles(on: { onWorks: () => void; onBroken: () => void }): StreetTiles {
  const id = String(++lastNumber);
  const watch = new TileWatch(on);
  channels.set(id, { watch, archives: new Map() });
  return {
    urlPrefix: `${protocol}://${id}/`,
    close: () => {
      channels.delete(id);
      watch.close();
    },
  };
}

/** Reports a tile that was loaded through this prefix but could not be drawn. */
export function reportBrokenTiles(urlPrefix: string): void {
  channels.get(/\d+/.exec(urlPrefix)?.[0] ?? "")?.watch.countDefect();
}

function archiveAt(address: string, { archives }: Channel): PMTiles {
  const archive = archives.get(address) ?? new PMTiles(address);
  archives.set(address, archive);
  return archive;
}

async function describeArchive(
  file: string,
  urlPrefix: string,
  channel: Channel,
): Promise<TileJson> {
  const header = await archiveAt(file, channel).getHeader();
  return {
    tiles: [`${urlPrefix}${file}/{z}/{x}/{y}`],
    minzoom: header.minZoom,
    maxzoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
  };
}

/** A tile of a PMTiles archive, read by range requests. Most positions have no tile of their own. */
async function readArchive(
  address: string,
  channel: Channel,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const [, file = "", ...numbers] = /^(.+)\/(\d+)\/(\d+)\/(\d+)$/.exec(address) ?? [];
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  const tile = await archiveAt(file, channel).getZxy(z, x, y, signal);
  return tile?.data ?? new ArrayBuffer(0);
}

const load: AddProtocolAction = async ({ url, type }, asker) => {
  const [, urlPrefix = "", id = "", address = ""] = /^(\w+:\/\/(\d+)\/)(.*)$/.exec(url) ?? [];
  const channel = channels.get(id);
  if (!channel) throw createAbortError();
  const isFile = /\.pmtiles(?:[?/]|$)/.test(address);
  const describe = (signal: AbortSignal) =>
    isFile
      ? describeArchive(address, urlPrefix, channel)
      : readTileJson(address, urlPrefix, signal);
  const read = (signal: AbortSignal) =>
    isFile ? readArchive(address, channel, signal) : readTile(address, signal);
  const data =
    type === "json"
      ? await channel.watch.ask(describe, asker.signal, false)
      : await channel.watch.ask(read, asker.signal, true);
  return { data: data ?? new ArrayBuffer(0) };
};

/** Registers the protocol. Call it once, before the first map. */
export function registerStreetTiles(): void {
  addProtocol(protocol, load);
}
