import type { Position } from "@castor/core/geo/position.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { GazetteerStore } from "./gazetteer-store.ts";

/** An airport as the embedded data tells it. */
export interface FoundAirport {
  /** In English, without its code. */
  name: string;
  position: Position;
  /** IANA name. */
  zone: string;
}

/** The airport of an IATA code ("SVO"); null for one that is not known. */
export function findAirport(store: GazetteerStore, code: string): FoundAirport | null {
  if (!/^[A-Z]{3}$/.test(code)) return null;
  const end = ` (${code})`;
  const row = store
    .listBySpelling(code.toLowerCase())
    .find(({ kind, name }) => kind === "airport" && name.endsWith(end));
  if (row === undefined) return null;
  const position = { lat: row.lat, lng: row.lng };
  return { name: row.name.slice(0, -end.length), position, zone: zoneAt(position) };
}
