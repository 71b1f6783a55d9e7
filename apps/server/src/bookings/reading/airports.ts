import { type FoundAirport, findAirport } from "../../outside/geocoding/gazetteer/find-airport.ts";
import { GazetteerStore } from "../../outside/geocoding/gazetteer/gazetteer-store.ts";

/** Airports by their codes, from the file of the gazetteer; none where there is no such file. */
export function openAirports(file: string): (code: string) => FoundAirport | null {
  const store = new GazetteerStore(file);
  const known = new Map<string, FoundAirport | null>();
  const find = (code: string): FoundAirport | null => {
    try {
      return findAirport(store, code);
    } catch {
      return null;
    }
  };
  return (code) => {
    const airport = known.has(code) ? (known.get(code) ?? null) : find(code);
    if (known.size < knownMax) known.set(code, airport);
    return airport;
  };
}

const knownMax = 10_000;
