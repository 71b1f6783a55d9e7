import { type AddProtocolAction, addProtocol } from "maplibre-gl";
import {
  type Archives,
  hasStoredPieces,
  openArchives,
  readFromAny,
} from "../../offline/open-archives.ts";
import { readTile, readTileJson, type TileJson } from "./read-tile-server.ts";
import { createAbortError, createTileFailure, TileWatch } from "./tile-watch.ts";

const protocol = "streets";

/** An open channel and the archives that are read through it. A new channel knows nothing of earlier failures. */
interface Channel {
  watch: TileWatch;
  archives: Map<string, Promise<Archives>>;
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

function archivesAt(address: string, { archives }: Channel): Promise<Archives> {
  const opened = archives.get(address) ?? openArchives(address);
  archives.set(address, opened);
  return opened;
}

async function describeArchive(
  file: string,
  urlPrefix: string,
  channel: Channel,
): Promise<TileJson> {
  const archives = await archivesAt(file, channel);
  const header = await readFromAny(archives, (archive) => archive.getHeader());
  return {
    tiles: [`${urlPrefix}${file}/{z}/{x}/{y}`],
    minzoom: header.minZoom,
    maxzoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
  };
}

/** What is read of a stored map where nothing is stored and no server answers. The map shows a tile of a lower zoom there. */
const notStored = Symbol("not stored");

/** A tile of a PMTiles archive, from what is stored or by range requests. Most positions have no tile of their own. */
async function readArchive(
  address: string,
  channel: Channel,
  signal: AbortSignal,
): Promise<ArrayBuffer | typeof notStored> {
  const [, file = "", ...numbers] = /^(.+)\/(\d+)\/(\d+)\/(\d+)$/.exec(address) ?? [];
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  const archives = await archivesAt(file, channel);
  try {
    const tile = await readFromAny(archives, (archive) => archive.getZxy(z, x, y, signal));
    return tile?.data ?? new ArrayBuffer(0);
  } catch (thrown) {
    if (signal.aborted || !hasStoredPieces(archives)) throw thrown;
    return notStored;
  }
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
  if (data === notStored) throw createTileFailure("it is not stored");
  return { data: data ?? new ArrayBuffer(0) };
};

/** Registers the protocol. Call it once, before the first map. */
export function registerStreetTiles(): void {
  addProtocol(protocol, load);
}
