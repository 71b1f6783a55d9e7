import { rest } from "../../basics/rest.ts";
import { limits } from "../../limits.ts";
import { isZone } from "../../time/zone-offset.ts";
import type { Position } from "../position.ts";
import { zoneBorders } from "./zone-borders.ts";
import { readZoneMap, readZoneMapInParts, type ZoneMap } from "./zone-map.ts";

/** The names that this machine knows the zones by. */
const knownNames = new Map<string, string>();
/** Zones by position. The check of a trip asks about all of its points again and again. */
const found = new Map<string, string>();
const foundMax = 5_000;
let map: ZoneMap | undefined;

/** A zone by a name that this machine knows. An old browser lacks new names: another zone with the same clocks stands in. */
export function knownZone(
  zone: string,
  zones: ZoneMap["zones"],
  isKnown: (name: string) => boolean,
): string {
  if (isKnown(zone)) return zone;
  return zones.find((group) => group.includes(zone))?.find(isKnown) ?? "UTC";
}

const isOnEarth = ({ lat, lng }: Position) =>
  Math.abs(lat) <= limits.latitude && Math.abs(lng) <= limits.longitude;

/** Reads the map before the first question, in parts: no screen waits for all of it. */
export async function prepareZones(): Promise<void> {
  const reading = readZoneMapInParts(zoneBorders);
  let part = reading.next();
  while (!part.done) {
    await rest();
    part = reading.next();
  }
  map ??= part.value;
}

/**
 * The time zone of a place (IANA name), one that this machine knows: for screens, check, calendars, imports, print and mails. UTC for
 * what is no position. The map is read at the first question.
 */
export function zoneAt(position: Position): string {
  if (!isOnEarth(position)) return "UTC";
  const key = `${position.lat} ${position.lng}`;
  let zone = found.get(key);
  if (zone === undefined) {
    map ??= readZoneMap(zoneBorders);
    zone = nameHere(map.find(position), map.zones);
    if (found.size >= foundMax) found.clear();
    found.set(key, zone);
  }
  return zone;
}

function nameHere(zone: string, zones: ZoneMap["zones"]): string {
  let name = knownNames.get(zone);
  if (name === undefined) {
    name = knownZone(zone, zones, isZone);
    knownNames.set(zone, name);
  }
  return name;
}
