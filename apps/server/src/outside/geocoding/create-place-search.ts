import { join } from "node:path";
import { Gazetteer } from "./gazetteer.ts";
import type { PlaceSearch } from "./place-search.ts";

/** The embedded gazetteer of a folder that `tools/geodata` filled: the default, which needs no network. */
export function createPlaceSearch(geodata: string): PlaceSearch {
  return new Gazetteer(join(geodata, "gazetteer.sqlite"));
}
