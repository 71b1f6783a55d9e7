import type { PointTypeId } from "@castor/core/points/point-types.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import type { Area } from "./areas/area.ts";
import type { Sight } from "./sights/sight-data.ts";
import type { NamedCity } from "./sources/name-cities.ts";
import type { Airport } from "./sources/read-airports.ts";
import { weighCity } from "./sources/weigh-city.ts";

/** A row of the gazetteer. */
export interface Row {
  name: string;
  nameRu: string | null;
  kind: "city" | "airport" | "sight" | Area["kind"];
  typeId: PointTypeId;
  country: string;
  /** A code of `readRegions`. */
  region: string;
  lat: number;
  lng: number;
  weight: number;
  url: string | null;
  /** Its full names. */
  spellings: string[];
  /** Other names that a search finds it by. */
  words: string[];
  /** Quarters, areas and sights are never a result of a reverse search. */
  isPlaceAt: boolean;
  german: string | null;
  /** West, south, east and north of an area. */
  bounds: string | null;
}

/** Names in the form of a search, each once. */
export const spell = (names: readonly (string | null)[]) => [
  ...new Set(
    names.map((name) => searchWords(name ?? "").join(" ")).filter((words) => words !== ""),
  ),
];

export function rowOfCity(city: NamedCity): Row {
  const { name, russian, local, others, country, lat, lng } = city;
  return {
    name,
    nameRu: russian,
    ...{ kind: "city", typeId: "Other", german: null, bounds: null },
    country,
    region: `${country}.${city.region}`,
    lat,
    lng,
    weight: weighCity(city),
    url: null,
    spellings: spell([name, russian, local, ...others]),
    words: [],
    isPlaceAt: !city.isQuarter,
  };
}

export function rowOfAirport({
  name,
  russian,
  others,
  iata,
  city,
  country,
  region,
  lat,
  lng,
  url,
  weight,
}: Airport): Row {
  return {
    name: `${name} (${iata})`,
    nameRu: russian && `${russian} (${iata})`,
    ...{ kind: "airport", typeId: "Airport", german: null, bounds: null },
    country,
    region: `${country}.${region}`,
    lat,
    lng,
    weight,
    url,
    spellings: spell([name, russian, ...others, iata]),
    words: city ? spell([city.name, city.russian, city.local, "аэропорт"]) : ["аэропорт"],
    isPlaceAt: true,
  };
}

export function rowOfArea(area: Area): Row {
  const { kind, name, russian, german, country, position, bounds, weight, others } = area;
  const { west, south, east, north } = bounds;
  return {
    ...{ kind, name, german, country, weight, ...position },
    nameRu: russian,
    typeId: "Other",
    region: "",
    url: null,
    spellings: spell([name, russian, german, ...others]),
    words: [],
    isPlaceAt: false,
    bounds: [west, south, east, north].join(),
  };
}

/** A famous place is about as known as a city of so many people: a village of its name stands below it. */
const sightWeight = 300_000;

/** `region` is that of its town. */
export function rowOfSight(sight: Sight, region: string): Row {
  const { name, russian, others, typeId, country, lat, lng } = sight;
  return {
    ...{ kind: "sight", name, typeId, country, region, lat, lng },
    nameRu: russian,
    weight: sightWeight,
    url: null,
    spellings: spell([name, russian, ...others]),
    words: [],
    isPlaceAt: false,
    ...{ german: null, bounds: null },
  };
}
