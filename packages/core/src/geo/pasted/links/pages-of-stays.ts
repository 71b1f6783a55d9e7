import { positionOf } from "../position-of.ts";
import type { MapService } from "./map-place.ts";

const asWords = (slug: string) => slug.replace(/[-_]+/g, " ").trim();
/** Without a spelled-out language: `rooms-tbilisi.ru.html`. */
const bareName = (page: string) =>
  asWords(page.replace(/(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.html$/i, ""));
const named = (name: string | null | undefined) => (name ? [{ position: null, name }] : []);

/** Booking.com: the page of a stay has its name, a search the words of it. */
const readBooking: MapService = ({ host, path, query }) => {
  if (!/^(?:www\.|secure\.|m\.)?booking\.com$/.test(host)) return null;
  const [lat, lng] = ["latitude", "longitude"].map((key) => query.get(key));
  const position = lat && lng ? positionOf(Number(lat), Number(lng)) : null;
  const index = path.indexOf("hotel");
  const name = index >= 0 ? bareName(path[index + 2] ?? "") : (query.get("ss") ?? "");
  return position ? [{ position, name }] : named(name);
};

/** Airbnb: a search has its words in the address, a stay at most a name of its own. */
const readAirbnb: MapService = ({ host, path }) => {
  if (!/^(?:www\.)?airbnb\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(host)) return null;
  const [kind, words = ""] = path;
  if (kind === "s")
    return named(words.replaceAll("--", ", ").replace(/(?<=\p{L})-(?=\p{L})/gu, " "));
  return kind === "h" ? named(asWords(words)) : [];
};

export const staysServices: readonly MapService[] = [readBooking, readAirbnb];
