import type { Language } from "@castor/core/basics/language.ts";
import { latitude, longitude, type Position } from "@castor/core/geo/position.ts";
import { typeOfTags } from "@castor/core/points/type-of-tags.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderHost } from "../../provider-host.ts";
import { type PlaceWithNames, readNames } from "../place-with-names.ts";
import {
  firstOf,
  optionalText,
  optionalTextsByName,
  type ProviderPlace,
  toFoundPlace,
  usableOf,
} from "../provider-place.ts";
import { boxAround } from "./box-around.ts";
import type { EngineQuery, PlaceEngine } from "./place-engine.ts";

const degrees = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(?:\.\d+)?$/)),
  z.transform((text) => Number(text)),
);

/** A place in `format=jsonv2`. */
const placeSchema = z.object({
  lat: z.pipe(degrees, latitude),
  lon: z.pipe(degrees, longitude),
  category: optionalText,
  type: optionalText,
  name: optionalText,
  display_name: optionalText,
  address: optionalTextsByName,
  extratags: optionalTextsByName,
  namedetails: optionalTextsByName,
});
type NominatimPlace = z.infer<typeof placeSchema>;

const places = usableOf(placeSchema);
/** In the sea the answer is an error message, which is no failure. */
const placeHere = z.union([
  placeSchema,
  z.pipe(
    z.object({ error: z.unknown() }),
    z.transform(() => null),
  ),
]);

/** The server's limit. */
const maxPlaces = 40;
/** Places within these metres of the map's position come first. */
const nearM = 30_000;
/** Where a name in the language is missing, Latin letters are easier to read than a third script. */
const preferencesOf = (language: Language) => [...new Set([language, "en"])].join(",");
const details = { format: "jsonv2", addressdetails: "1", extratags: "1", namedetails: "1" };

/** A Nominatim server (`/search`, `/reverse`). */
export class Nominatim implements PlaceEngine {
  readonly id = "nominatim";
  readonly #host: ProviderHost;

  constructor(options: EngineOptions) {
    this.#host = new ProviderHost(hostOptionsOf(this.id, options));
  }

  async search(
    { text, near, limit, withinM }: EngineQuery,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly PlaceWithNames[]> {
    const query = new URLSearchParams({
      q: text,
      limit: String(Math.min(limit, maxPlaces)),
      ...details,
      "accept-language": preferencesOf(language),
      ...(near && { viewbox: boxAround(near, withinM ?? nearM).join(",") }),
      ...(withinM !== undefined && { bounded: "1" }),
    });
    const found = await this.#host.get(`/search?${query}`, { schema: places }, signal);
    return found.flatMap((place) => toFoundPlace(read(place, language), this.id, language) ?? []);
  }

  async findAt(
    position: Position,
    language: Language,
    signal: AbortSignal,
  ): Promise<PlaceWithNames | null> {
    const query = new URLSearchParams({
      lat: String(position.lat),
      lon: String(position.lng),
      zoom: "18",
      ...details,
      "accept-language": preferencesOf(language),
    });
    const found = await this.#host.get(`/reverse?${query}`, { schema: placeHere }, signal);
    return found && toFoundPlace(read(found, language), this.id, language);
  }
}

function read(place: NominatimPlace, language: Language): ProviderPlace {
  const { address, extratags, namedetails, category = "", type = "" } = place;
  const street = firstOf(address, ["road", "pedestrian", "footway", "path", "square"]);
  const house = address.house_number;
  const hasDoor = street !== undefined && house !== undefined;
  // Older servers have the name only at the beginning of the whole address.
  const [begun] = hasDoor ? [] : (place.display_name?.split(",") ?? []);
  // A town with walls or heritage is not a castle.
  const isArea = category === "place" || category === "boundary";
  return {
    lat: place.lat,
    lng: place.lon,
    name: namedetails[`name:${language}`] ?? (place.name || begun),
    names: readNames(namedetails),
    typeId: typeOfTags({ ...(isArea ? {} : extratags), [category]: type }),
    street,
    house,
    city: firstOf(address, ["city", "town", "village", "hamlet", "municipality"]),
    region: firstOf(address, ["state", "province", "region", "county"]),
    country: address.country,
    countryCode: address.country_code,
    url: firstOf(extratags, ["website", "contact:website", "url"]),
    workingHours: extratags.opening_hours,
  };
}
