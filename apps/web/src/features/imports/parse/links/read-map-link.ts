import { importLimits } from "../import-limits.ts";
import { decodeGe0 } from "./ge0.ts";
import { isGoogleId, readGoogle } from "./google.ts";
import { decodePart, type MapAddress, type MapPlace } from "./map-place.ts";
import { otherServices, readGeoUri } from "./other-services.ts";

/** Short addresses whose place only the service knows. */
const short =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|yandex\.[a-z]{2,3}\/maps\/-|go\.2gis\.com|maps\.apple\/p|osm\.org\/go|mapy\.(?:cz|com)\/s|share\.google)(?:\/|$)/;

const services = [readGoogle, ...otherServices];

function splitAddress(url: URL): MapAddress {
  return {
    host: url.hostname.toLowerCase(),
    path: url.pathname.split("/").filter(Boolean).map(decodePart),
    query: url.searchParams,
    hash: decodePart(url.hash.slice(1)),
    text: decodePart(url.href),
  };
}

/** What is known of a link: its places, that it is a short one, or that it is no map (null). */
export type MapLink = { kind: "places"; places: MapPlace[] } | { kind: "short" };

/** Reads the address of a place or a route in a maps service. Nothing is fetched. */
export function readMapLink(address: string): MapLink | null {
  if (address.length > importLimits.line) return null;
  if (/^geo:/i.test(address)) return { kind: "places", places: readGeoUri(address) };
  const code = /^(?:ge0|om):\/\/([\w-]+)(?:\/([^/?#]*))?/i.exec(address);
  const position = code ? decodeGe0(code[1] ?? "") : null;
  if (position) {
    const name = decodePart(code?.[2] ?? "").replaceAll("_", " ");
    return { kind: "places", places: [{ position, name }] };
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const parts = splitAddress(url);
  if (short.test(`${parts.host.replace(/^www\./, "")}/${parts.path.join("/")}`))
    return { kind: "short" };
  for (const read of services) {
    const places = read(parts);
    if (!places) continue;
    const isUntold = places.length === 0 && isGoogleId(parts);
    return isUntold ? { kind: "short" } : { kind: "places", places };
  }
  return null;
}
