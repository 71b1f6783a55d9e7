import { fileURLToPath } from "node:url";
import { Gazetteer } from "./gazetteer.ts";
import type { PlaceSearch } from "./place-search.ts";

const embeddedFile = new URL("../../../../../build/geodata/gazetteer.sqlite", import.meta.url);

/** The embedded gazetteer, the default that needs no network. */
export function createPlaceSearch(): PlaceSearch {
  return new Gazetteer(fileURLToPath(embeddedFile));
}
