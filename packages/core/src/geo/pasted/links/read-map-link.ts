import { limits } from "../../../limits.ts";
import { isGoogleId, readGoogle } from "./google.ts";
import { decodePart, type MapAddress, type MapPlace } from "./map-place.ts";
import { otherServices, readGeoUri } from "./other-services.ts";
import { staysServices } from "./pages-of-stays.ts";
import { isShortLink } from "./short-link.ts";

const services = [readGoogle, ...otherServices, ...staysServices];
/** The schemes of Organic Maps, whose addresses are those of its site. */
const ownScheme = /^(?:ge0|om):\/\/(?:v2\/)?/i;

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
  if (address.length > limits.pastedText) return null;
  if (/^geo:/i.test(address)) return { kind: "places", places: readGeoUri(address) };
  const site = address.replace(ownScheme, "https://omaps.app/");
  if (!/^https?:\/\//i.test(site) || !URL.canParse(site)) return null;
  const url = new URL(site);
  // `https://maps.google.com@example.org/` is none of Google.
  if (url.username !== "" || url.password !== "") return null;
  const parts = splitAddress(url);
  if (isShortLink(site)) return { kind: "short" };
  for (const read of services) {
    const places = read(parts);
    if (!places) continue;
    const isUntold = places.length === 0 && isGoogleId(parts);
    return isUntold ? { kind: "short" } : { kind: "places", places };
  }
  return null;
}
