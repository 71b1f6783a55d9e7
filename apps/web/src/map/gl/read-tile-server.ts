import * as z from "zod/mini";
import { MissingTile } from "./tile-watch.ts";

/** The part of a TileJSON (3.0) that the map goes by; what it says of its makers is the operator's to say. */
const tileJson = z.object({
  tiles: z.array(z.string()).check(z.minLength(1)),
  minzoom: z.optional(z.number()),
  maxzoom: z.optional(z.number()),
  bounds: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  scheme: z.optional(z.enum(["xyz", "tms"])),
});
export type TileJson = z.infer<typeof tileJson>;

/** Answers that say "nothing here", as some servers do of the open sea. */
const missing: readonly number[] = [204, 404, 410];

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal, credentials: "omit" });
  if (missing.includes(answer.status)) throw new MissingTile();
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer;
}

/** The description of a tile server, each address in it with `door` before it. */
export async function readTileJson(
  address: string,
  door: string,
  signal: AbortSignal,
): Promise<TileJson> {
  const answer = await ask(address, signal);
  const read = tileJson.safeParse(await answer.json());
  if (!read.success) throw new Error("the server describes no tiles");
  const { tiles, ...rest } = read.data;
  return {
    ...rest,
    tiles: tiles.map(
      (tile) => door + new URL(tile, address).href.replace(/%7B([xyz])%7D/gi, "{$1}"),
    ),
  };
}

/** A tile's bytes. What is a page is no tile, as from a network that wants a login first. */
export async function readTile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await ask(address, signal);
  if (/html|json|xml/.test(answer.headers.get("content-type") ?? ""))
    throw new Error("the server answered with something else");
  return answer.arrayBuffer();
}
