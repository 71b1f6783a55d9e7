import type { Position } from "../../position.ts";
import { findPlusCode } from "../plus-code.ts";
import { positionOf } from "../position-of.ts";
import { decodeGe0 } from "./ge0.ts";
import { decodeGeohash } from "./geohash.ts";
import { decodePart, type MapPlace, type MapService } from "./map-place.ts";
import { decodeOsmShort } from "./osm-short.ts";
import { readLatLng, readLngLat } from "./read-pair.ts";

const placesAt = (position: Position | null, name = ""): MapPlace[] =>
  position || name ? [{ position, name }] : [];
/** The text unless it is coordinates itself. */
const nameOf = (text: string | null | undefined): string => (text && !readLatLng(text) ? text : "");

/** OpenStreetMap: `mlat` and `mlon` are the marker, `#map=` is the middle of the map. */
const readOpenStreetMap: MapService = ({ host, path, query, hash }) => {
  if (!/^(?:www\.)?(?:openstreetmap\.org|osm\.org)$/.test(host)) return null;
  const [lat, lng] = [query.get("mlat"), query.get("mlon")];
  if (lat !== null && lng !== null) return placesAt(positionOf(Number(lat), Number(lng)));
  const shown = /(?:^|&)map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash);
  const [, mapLat, mapLng] = shown ?? [];
  const position = shown ? positionOf(Number(mapLat), Number(mapLng)) : null;
  const searched = query.get("query");
  const code = path[0] === "go" ? decodeOsmShort(path[1] ?? "") : null;
  return placesAt(readLatLng(searched) ?? code ?? position, nameOf(searched));
};

const readApple: MapService = ({ host, query }) => {
  if (host !== "maps.apple.com" && host !== "maps.apple") return null;
  const name = ["name", "q", "address", "daddr", "destination"]
    .map((key) => nameOf(query.get(key)))
    .find((text) => text);
  const keys = ["coordinate", "ll", "q", "daddr", "destination"];
  // The middle of a map is no position of a name.
  const told = [...keys, ...(name ? [] : ["center", "sll"])].map((key) =>
    readLatLng(query.get(key)),
  );
  return placesAt(told.find((position) => position) ?? null, name);
};

/** Yandex Maps writes longitude first, except in routes. */
const readYandex: MapService = ({ host, path, query }) => {
  if (!/^(?:www\.|maps\.)?yandex\.(?:com|com\.tr|co\.il|[a-z]{2})$/.test(host)) return null;
  if (!host.startsWith("maps.") && path[0] !== "maps" && path[0] !== "navi") return null;
  const route = query.get("rtext")?.split("~").filter(Boolean) ?? [];
  const stops = route.flatMap((part) => placesAt(readLatLng(part), nameOf(part)));
  if (stops.length > 0) return stops;
  const text = query.get("text");
  const searched = nameOf(text);
  const keys = ["whatshere[point]", "poi[point]", "pt", ...(searched ? [] : ["ll", "sll"])];
  const position = keys.map((key) => readLngLat(query.get(key))).find((found) => found) ?? null;
  // .../org/name_of_place/1234567890/ has the name in its address.
  const org = path[path.indexOf("org") + 1];
  const name = path.includes("org") && org && !/^\d+$/.test(org) ? org.replaceAll("_", " ") : "";
  return placesAt(readLatLng(text) ?? position, searched || name);
};

/** 2GIS: longitude first, `m` is the middle of the map. */
const readTwoGis: MapService = ({ host, path, query }) => {
  if (!/^(?:www\.|maps\.)?2gis\.(?:[a-z]{2,3}|com\.[a-z]{2})$/.test(host)) return null;
  const position = path.map(readLngLat).find((found) => found) ?? readLngLat(query.get("m"));
  const search = path[path.indexOf("search") + 1];
  return placesAt(position ?? null, path.includes("search") ? nameOf(search) : "");
};

/** Words of their addresses that would be codes, too. */
const pages = new Set(["map", "search", "route", "crosshair"]);

/** Organic Maps, Maps.me and CoMaps: a code with a name, or the parameters of their documented addresses. */
const readOrganicMaps: MapService = ({ host, path, query }) => {
  if (!/^(?:omaps\.app|om\.me|ge0\.me|comaps\.at|maps\.me)$/.test(host)) return null;
  const [code = "", name = ""] = path;
  const isPage = pages.has(code);
  const position = readLatLng(query.get("ll")) ?? readLatLng(code);
  if (isPage) return placesAt(position, query.get("n") ?? query.get("query") ?? "");
  return placesAt(position ?? decodeGe0(code), query.get("n") ?? name.replaceAll("_", " "));
};

/** Waze: `ll`, or a geohash in its short addresses. */
const readWaze: MapService = ({ host, path, query }) =>
  /(?:^|\.)waze\.com$/.test(host)
    ? placesAt(
        readLatLng(query.get("ll") ?? query.get("to")?.replace(/^ll\./, "")) ??
          decodeGeohash(/^h([a-z0-9]{5,12})$/.exec(path.at(-1) ?? "")?.[1] ?? query.get("h") ?? ""),
        nameOf(query.get("q")),
      )
    : null;

const readHere: MapService = ({ host, path, query }) => {
  if (host === "share.here.com") {
    const [lat, lng, name] = (path.at(-1) ?? "").split(",");
    return placesAt(readLatLng(`${lat},${lng}`), name ?? "");
  }
  return host === "wego.here.com" ? placesAt(readLatLng(query.get("map"))) : null;
};

const readBing: MapService = ({ host, path, query }) => {
  const searched = query.get("q") ?? query.get("where1");
  const isMap = path[0] === "maps" || query.has("cp");
  if (!/^(?:www\.)?bing\.com$/.test(host) || !isMap) return null;
  const [lat, lng, name] = (query.get("sp") ?? "").replace(/^point\./, "").split("_");
  const told = readLatLng(`${lat},${lng}`) ?? readLatLng(searched);
  const viewed = nameOf(searched) ? null : readLatLng(query.get("cp"));
  return placesAt(told ?? viewed, name || nameOf(searched));
};

const readMapyCz: MapService = ({ host, query }) => {
  if (!/(?:^|\.)mapy\.(?:cz|com)$/.test(host)) return null;
  const [lng, lat] = [query.get("x"), query.get("y")];
  return placesAt(
    lng !== null && lat !== null ? positionOf(Number(lat), Number(lng)) : null,
    nameOf(query.get("q")),
  );
};

/** An address has its plus sign as a blank. */
const readPlusCodes: MapService = ({ host, path }) =>
  host === "plus.codes"
    ? placesAt(findPlusCode((path[0] ?? "").replace(" ", "+"))?.position ?? null)
    : null;

export const otherServices: readonly MapService[] = [
  readOpenStreetMap,
  readApple,
  readYandex,
  readTwoGis,
  readOrganicMaps,
  readWaze,
  readHere,
  readBing,
  readMapyCz,
  readPlusCodes,
];

/** `geo:41.69,44.80?q=41.69,44.80(Narikala)` (RFC 5870 and Android's addition). */
export function readGeoUri(address: string): MapPlace[] {
  const [, main = "", query = ""] = /^geo:([^?]*)\??(.*)$/i.exec(address) ?? [];
  const search = new URLSearchParams(query).get("q") ?? "";
  const label = /\(([^()]*)\)\s*$/.exec(search)?.[1] ?? "";
  const typed = search.replace(/\([^()]*\)\s*$/, "");
  const position = readLatLng(typed) ?? readLatLng(main);
  // 0,0 with a query is a search.
  const isSearch = /^0(?:\.0+)?,0(?:\.0+)?$/.test(main) && !readLatLng(typed);
  return placesAt(isSearch ? null : position, label || nameOf(decodePart(typed)));
}
