import { positionOf } from "../position-of.ts";
import { findCoordinates } from "../read-coordinates.ts";
import type { MapAddress, MapPlace, MapService } from "./map-place.ts";
import { readLatLng } from "./read-pair.ts";

const isGoogle = ({ host, path }: MapAddress) =>
  /^maps\.google\.(?:com|cat|[a-z]{2}|com?\.[a-z]{2})$/.test(host) ||
  (/^(?:www\.)?google\.(?:com|cat|[a-z]{2}|com?\.[a-z]{2})$/.test(host) && path[0] === "maps");

/** `!3d41.69!4d44.80` is the place itself; `@41.69,44.80,15z` only the middle of the map. */
const place = /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/g;
/** Stops of a route have longitude first. */
const stop = /!1d(-?\d{1,3}\.\d+)!2d(-?\d{1,3}\.\d+)/g;
const middle = /@(-?\d{1,3}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?)/;

/** A name, or coordinates in its place: "Narikala", "41.69,44.80", "41°41'38.0\"N 44°48'05.0\"E". */
function placeOf(text: string): MapPlace {
  const position = readLatLng(text) ?? findCoordinates(text)?.position ?? null;
  return { position, name: position ? "" : text };
}

const parametersWithPlaces = ["q", "query", "destination", "daddr", "ll", "center", "viewpoint"];

function readRoute({ path, text }: MapAddress): MapPlace[] {
  const names = path
    .slice(path.indexOf("dir") + 1)
    .filter((part) => !/^(?:@|data=|am=)/.test(part));
  const positions = [...text.matchAll(stop)].map(([, lng, lat]) =>
    positionOf(Number(lat), Number(lng)),
  );
  return names.map((name, index) => {
    const written = placeOf(name);
    return {
      ...written,
      position:
        written.position ?? (positions.length === names.length ? (positions[index] ?? null) : null),
    };
  });
}

function readQuery({ query }: MapAddress): MapPlace[] {
  const route = [
    query.get("origin") ?? query.get("saddr"),
    ...(query.get("waypoints")?.split("|") ?? []),
    query.get("destination"),
  ];
  if (query.has("waypoints") || query.has("origin"))
    return route.filter((part) => part !== null && part !== "").map((part) => placeOf(part ?? ""));
  const value = parametersWithPlaces.map((name) => query.get(name)).find((part) => part);
  return value ? [placeOf(value)] : [];
}

/** A place by its number alone: `?cid=`, `?ftid=`, `query_place_id=`. Only Google knows where it is. */
export const isGoogleId = (address: MapAddress): boolean =>
  isGoogle(address) && ["cid", "ftid", "query_place_id"].some((name) => address.query.has(name));

/** Google Maps: places, searches, routes, the parameters of its documented addresses, and `?cid=`, which tells no place. */
export const readGoogle: MapService = (address) => {
  if (!isGoogle(address)) return null;
  const { path, text } = address;
  if (path.includes("dir") && path.at(-1) !== "dir") return readRoute(address);
  const index = Math.max(path.indexOf("place"), path.indexOf("search"));
  const named = placeOf(index < 0 ? "" : (path[index + 1] ?? "").replace(/^(?:@|data=).*/, ""));
  const [, lat, lng] = [...text.matchAll(place)].at(-1) ?? [];
  const exact = lat === undefined ? null : positionOf(Number(lat), Number(lng));
  const queried = readQuery(address);
  const viewed = readLatLng(middle.exec(text)?.[1]);
  const position = exact ?? named.position;
  // What is searched for lies anywhere: the middle of the map tells where somebody looked.
  const isSearch = path.includes("search") && named.name !== "";
  if (position || named.name)
    return [{ position: position ?? (isSearch ? null : viewed), name: named.name }];
  if (queried.length > 0) return queried;
  return viewed ? [{ position: viewed, name: "" }] : [];
};
