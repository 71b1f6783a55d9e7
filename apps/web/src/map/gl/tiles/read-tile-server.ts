import * as z from "zod/mini";
import { MissingTileError } from "./tile-watch.ts";

/** The part of a TileJSON (3.0) that the map uses. Its attribution is ignored: the operator configures the credits. */
const tileJson = z.object({
  tiles: z.array(z.string()).check(z.minLength(1)),
  minzoom: z.optional(z.number()),
  maxzoom: z.optional(z.number()),
  bounds: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  scheme: z.optional(z.enum(["xyz", "tms"])),
});
export type TileJson = z.infer<typeof tileJson>;

/** Statuses of a missing tile, which some servers send for the open sea. */
const missing: readonly number[] = [204, 404, 410];

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal, credentials: "omit" });
  if (missing.includes(answer.status)) throw new MissingTileError();
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer;
}

/** The TileJSON of a tile server, with `urlPrefix` before each of its URLs. */
export async function readTileJson(
  address: string,
  urlPrefix: string,
  signal: AbortSignal,
): Promise<TileJson> {
  const answer = await ask(address, signal);
  const read = tileJson.safeParse(await answer.json());
  if (!read.success) throw new Error("the server describes no tiles");
  const { tiles, ...rest } = read.data;
  return {
    ...rest,
    tiles: tiles.map(
      (tile) => urlPrefix + new URL(tile, address).href.replace(/%7B([xyz])%7D/gi, "{$1}"),
    ),
  };
}

/** A tile's bytes. An HTML page is no tile: a captive portal sends one. */
export async function readTile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await ask(address, signal);
  if (/html|json|xml/.test(answer.headers.get("content-type") ?? ""))
    throw new Error("the server answered with something else");
  return answer.arrayBuffer();
}
