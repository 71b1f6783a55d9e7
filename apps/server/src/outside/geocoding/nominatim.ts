import type { Language } from "@castor/core/account/language.ts";
import { latitude, longitude, type Position } from "@castor/core/basics/geo.ts";
import { typeOfTags } from "@castor/core/points/type-of-tags.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import * as z from "zod/mini";
import { ProviderHost } from "../provider-host.ts";
import { type EngineParts, hostPartsOf } from "../reach-engine.ts";
import { boxAround } from "./box-around.ts";
import type { EngineQuestion, PlaceEngine } from "./place-engine.ts";
import { firstOf, said, saidByName, type ToldPlace, toFoundPlace, usableOf } from "./told-place.ts";

const degrees = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(?:\.\d+)?$/)),
  z.transform((text) => Number(text)),
);

/** A place of `format=jsonv2`. */
const told = z.object({
  lat: z.pipe(degrees, latitude),
  lon: z.pipe(degrees, longitude),
  category: said,
  type: said,
  name: said,
  display_name: said,
  address: saidByName,
  extratags: saidByName,
  namedetails: saidByName,
});
type Told = z.infer<typeof told>;

const places = usableOf(told);
/** In the sea there is nothing, which is no failure. */
const placeHere = z.union([
  told,
  z.pipe(
    z.object({ error: z.unknown() }),
    z.transform(() => null),
  ),
]);

/** It answers no more. */
const mostPlaces = 40;
/** Metres around what the map looks at in which places come before others. */
const nearM = 30_000;
/** Where a name stays unknown in Russian, its Latin letters are read more easily than those of a third script. */
const languages: Record<Language, string> = { en: "en", ru: "ru,en" };
const details = { format: "jsonv2", addressdetails: "1", extratags: "1", namedetails: "1" };

/** A Nominatim server (`/search`, `/reverse`). */
export class Nominatim implements PlaceEngine {
  readonly id = "nominatim";
  readonly #host: ProviderHost;

  constructor(parts: EngineParts) {
    this.#host = new ProviderHost(hostPartsOf(this.id, parts));
  }

  async search(
    { text, near, limit, withinM }: EngineQuestion,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly FoundPlace[]> {
    const query = new URLSearchParams({
      q: text,
      limit: String(Math.min(limit, mostPlaces)),
      ...details,
      "accept-language": languages[language],
      ...(near && { viewbox: boxAround(near, withinM ?? nearM).join(",") }),
      ...(withinM !== undefined && { bounded: "1" }),
    });
    const found = await this.#host.get(`/search?${query}`, { schema: places }, signal);
    return found.flatMap((place) => toFoundPlace(read(place, language), this.id, language) ?? []);
  }

  async findAt(at: Position, language: Language, signal: AbortSignal): Promise<FoundPlace | null> {
    const query = new URLSearchParams({
      lat: String(at.lat),
      lon: String(at.lng),
      zoom: "18",
      ...details,
      "accept-language": languages[language],
    });
    const found = await this.#host.get(`/reverse?${query}`, { schema: placeHere }, signal);
    return found && toFoundPlace(read(found, language), this.id, language);
  }
}

function read(place: Told, language: Language): ToldPlace {
  const { address, extratags, namedetails, category = "", type = "" } = place;
  const street = firstOf(address, ["road", "pedestrian", "footway", "path", "square"]);
  const house = address.house_number;
  const hasDoor = street !== undefined && house !== undefined;
  // Older servers say the name only at the beginning of the whole.
  const [begun] = hasDoor ? [] : (place.display_name?.split(",") ?? []);
  // What a whole town has, its walls or its heritage, does not make a castle of it.
  const isArea = category === "place" || category === "boundary";
  return {
    lat: place.lat,
    lng: place.lon,
    name: namedetails[`name:${language}`] ?? (place.name || begun),
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
