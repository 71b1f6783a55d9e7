import { limits } from "../../limits.ts";
import type { Position } from "../position.ts";
import type { MapPlace } from "./links/map-place.ts";
import { readMapLink } from "./links/read-map-link.ts";
import { findPlusCode } from "./plus-code.ts";
import { findCoordinates, hasBadCoordinates } from "./read-coordinates.ts";

/** Addresses in a text. Those of web pages may hold brackets and commas; signs at their end belong to the sentence. */
const addresses = /(?:https?:\/\/|geo:(?=-?\d)|(?:ge0|om):\/\/)[^\s<>"]+/gi;
const sentenceEnd = /[.,;:!?)\]}»'"]+$/;

/** A bracket at the end belongs to an address that opens one: `geo:41.69,44.80?q=41.69,44.80(Narikala)`. */
function trimEnd(written: string): string {
  const trimmed = written.replace(sentenceEnd, "");
  const isOpen = trimmed.lastIndexOf("(") > trimmed.lastIndexOf(")");
  return isOpen && written.startsWith(`${trimmed})`) ? `${trimmed})` : trimmed;
}

/** What a line or cell of text tells of places. */
export interface FoundPlaces {
  /** Of links to maps, in their order, or of coordinates. */
  places: MapPlace[];
  /** Links whose place only their service knows. */
  shortLinks: string[];
  /** Other links, and those to maps that tell no position. */
  url: string;
  /** An address is there, of a map or not. */
  isLinked: boolean;
  /** Numbers are there that are written as coordinates and are none of the earth. */
  isBad: boolean;
  /** The words before and after. */
  before: string;
  after: string;
}

interface Written {
  position: Position;
  index: number;
  length: number;
}

function findWritten(text: string): Written | null {
  return findCoordinates(text) ?? findPlusCode(text);
}

/** Finds links, coordinates and plus codes in a text. */
export function findPlaces(whole: string): FoundPlaces {
  const text = whole.slice(0, limits.pastedText);
  const found: FoundPlaces = {
    ...{ places: [], shortLinks: [], url: "", isBad: false, isLinked: false },
    ...{ before: text, after: "" },
  };
  const pieces: string[] = [];
  let done = 0;
  for (const match of text.matchAll(addresses)) {
    const address = trimEnd(match[0]);
    found.isLinked = true;
    const link = readMapLink(address);
    if (link?.kind === "places") found.places.push(...link.places);
    else if (link) found.shortLinks.push(address);
    if (
      !link ||
      (link.kind === "places" && !link.places.some(({ position }) => position)) ||
      link.kind === "short"
    )
      found.url ||= /^http/i.test(address) ? address : "";
    pieces.push(text.slice(done, match.index));
    done = match.index + address.length;
  }
  if (pieces.length > 0) {
    found.before = pieces[0] ?? "";
    found.after = [...pieces.slice(1), text.slice(done)].join(" ");
  }
  if (found.places.some(({ position }) => position)) return found;
  for (const part of ["before", "after"] as const) {
    const words = found[part];
    const position = findWritten(words);
    if (!position) continue;
    const [name] = found.places;
    found.places = [{ position: position.position, name: name?.name ?? "" }];
    const rest = words.slice(position.index + position.length);
    if (part === "before") found.after = `${rest} ${found.after}`;
    else found.before += ` ${words.slice(0, position.index)}`;
    found[part] = part === "before" ? words.slice(0, position.index) : rest;
    return found;
  }
  found.isBad = hasBadCoordinates(found.before) || hasBadCoordinates(found.after);
  return found;
}
