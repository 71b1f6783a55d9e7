import { findPlaces } from "@castor/core/geo/pasted/find-places.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";

/** What another program shared. */
export interface SharedText {
  title: string;
  text: string;
  url: string;
}

/** A place as a shared text tells it; without a position when it only names it. */
export interface SharedPlace {
  name: string;
  position: Position | null;
  /** A link that is more than the position. */
  url: string;
  description: string;
}

const isAddress = (words: string) => /^[a-z][a-z\d+.-]*:\S+$/i.test(words);
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "");

/** Title, text and address as one text: programs put the same thing into several of them. */
export function joinShared({ title, text, url }: SharedText): string {
  const parts: string[] = [];
  for (const part of [text, url, title].map((words) => words.trim()))
    if (part !== "" && !parts.some((known) => known.includes(part))) parts.push(part);
  // The title comes first, though the text may repeat it.
  const [last] = parts.slice(-1);
  const isTitled = parts.length > 1 && last === title.trim();
  return (isTitled ? [last, ...parts.slice(0, -1)] : parts).join("\n");
}

/** Reads a shared text as a place: a link of a maps service, coordinates, or only its name. Nothing is fetched. */
export function readSharedPlace(shared: SharedText): SharedPlace {
  const found = joinShared(shared)
    .split(/\r\n?|\n/)
    .map(findPlaces);
  const places = found.flatMap((line) => line.places);
  const named = places.find(({ position }) => position !== null) ?? places[0];
  const url = found.map((line) => line.url).find((address) => address !== "") ?? "";
  const words = found
    .flatMap(({ before, after }) => [before, after])
    .map((piece) => piece.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, ""))
    .filter((piece) => piece !== "" && !isAddress(piece));
  const [first = ""] = words;
  return {
    name: (first || named?.name || hostOf(url)).slice(0, limits.name),
    position: named?.position ?? null,
    url,
    description: words
      .filter((piece) => piece !== first || piece.length > limits.name)
      .join("\n")
      .slice(0, limits.description),
  };
}
