import { limits } from "../../limits.ts";
import { type Position, readPosition } from "../position.ts";
import { findPlaces } from "./find-places.ts";
import { isShortLink } from "./links/short-link.ts";
import { readShortCode } from "./plus-code.ts";
import { readDegreesPair } from "./read-degrees.ts";

/** Why a text that is no name of a place tells none either. */
export type Untold =
  | "offEarth"
  | "placeNumber"
  | "threeWords"
  | "codeWithoutTown"
  | "noPlace"
  | "tooLong";

/** What a text in a field for places tells. */
export type Pasted =
  /** `name` is empty where only the position is told. */
  | { kind: "place"; name: string; position: Position }
  /** A link that names a place; `text` can be searched. */
  | { kind: "name"; text: string }
  /** A short link, which its service answers with a long one. */
  | { kind: "short"; address: string; name: string }
  /** A short plus code and the town that it needs. */
  | { kind: "code"; code: string; town: string }
  | { kind: "untold"; reason: Untold };

const threeWords =
  /^(?:\/\/\/\s*|https?:\/\/(?:www\.)?(?:what3words\.com|w3w\.co)\/)\p{L}+\.\p{L}+\.\p{L}+\/?(?:[?#]\S*)?$/iu;
const webAddress = /^https?:\/\/\S+$/i;
/** Two numbers with a fraction and nothing else. */
const twoNumbers = /^[-+−]?\d{1,3}[.,]\d+°?\s*[\s,;/]\s*[-+−]?\d{1,3}[.,]\d+°?$/;
/** Degrees are told from a date or a house number by a fraction, a sign of degrees or a letter of a side. */
const looksLikeDegrees = /\d[.,]\d|[°º˚]|\d\s*[NSEWСЮВЗ](?!\p{L})|(?<!\p{L})[NSEWСЮВЗ]\s*\d/iu;
/** Words around a link that are no name: signs, and other links. */
const trimSigns = (text: string) => text.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, "");

const untold = (reason: Untold): Pasted => ({ kind: "untold", reason });

/**
 * Reads what somebody pastes or types as a place: a link of a maps service, coordinates in any usual form, a plus code.
 * Null for anything else, which is the name of a place to search for. Nothing is fetched.
 */
export function readPasted(written: string): Pasted | null {
  const text = written.trim();
  if (text === "") return null;
  if (text.length > limits.pastedText) return untold("tooLong");
  if (threeWords.test(text)) return untold("threeWords");
  const typed = readPosition(text) ?? (looksLikeDegrees.test(text) ? readDegreesPair(text) : null);
  if (typed) return { kind: "place", name: "", position: typed };
  const short = readShortCode(text);
  if (short) return short.town === "" ? untold("codeWithoutTown") : { kind: "code", ...short };
  return readFound(text);
}

function readFound(text: string): Pasted | null {
  const lines = text.split(/\s*[\r\n]+\s*/);
  const all = lines.map(findPlaces);
  const places = all.flatMap((found) => found.places);
  const words = all
    .flatMap(({ before, after }) => [trimSigns(before), trimSigns(after)])
    .find((piece) => piece !== "" && !webAddress.test(piece));
  const exact = places.findLast(({ position }) => position !== null);
  const isLink = all.some(({ isLinked }) => isLinked);
  if (exact?.position)
    return {
      kind: "place",
      name: cut(isLink ? words || exact.name : words),
      position: exact.position,
    };
  const address = all.flatMap(({ shortLinks }) => shortLinks)[0];
  if (address !== undefined)
    return isShortLink(address)
      ? { kind: "short", address, name: cut(words) }
      : words
        ? { kind: "name", text: cut(words) }
        : untold("placeNumber");
  const named = places.findLast(({ name }) => name !== "")?.name;
  if (named) return readNamed(named);
  if (all.some(({ isBad }) => isBad) || twoNumbers.test(text)) return untold("offEarth");
  return isLink ? (words ? { kind: "name", text: cut(words) } : untold("noPlace")) : null;
}

/** The name in a link may be a plus code with its town. */
function readNamed(name: string): Pasted {
  const short = readShortCode(name);
  return short && short.town !== ""
    ? { kind: "code", ...short }
    : { kind: "name", text: cut(name) };
}

/** At most as long as a question may be. Half an emoji is cut off, too. */
const cut = (text: string | undefined): string =>
  (text ?? "").slice(0, limits.searchQuery).replace(/[\uD800-\uDBFF]$/, "");
