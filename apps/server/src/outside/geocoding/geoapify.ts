import type { Language } from "@castor/core/account/language.ts";
import { latitude, longitude, type Position } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import * as z from "zod/mini";
import { ProviderFailure } from "../provider-failure.ts";
import { ProviderHost } from "../provider-host.ts";
import { type EngineParts, hostPartsOf } from "../reach-engine.ts";
import { typeOfCategory } from "./geoapify-types.ts";
import type { EngineQuestion, PlaceEngine } from "./place-engine.ts";
import { firstOf, said, saidByName, type ToldPlace, toFoundPlace, usableOf } from "./told-place.ts";

const told = z.object({
  properties: z.object({
    lat: latitude,
    lon: longitude,
    name: said,
    street: said,
    housenumber: said,
    city: said,
    state: said,
    country: said,
    country_code: said,
    category: said,
    place_id: said,
  }),
});
type Told = z.infer<typeof told>;
const places = z.object({ features: usableOf(told) });

/** What `/v2/place-details` adds to a place, as Geoapify writes it and as OpenStreetMap does. */
const more = z.object({
  properties: z.object({
    website: said,
    opening_hours: said,
    datasource: z.catch(z.object({ raw: saidByName }), { raw: {} }),
  }),
});
const details = z.object({ features: z.array(more) });
type More = z.infer<typeof more>["properties"];

/** Geoapify (`/v1/geocode`, `/v2/place-details`), by a key that nobody but this server sees. */
export class Geoapify implements PlaceEngine {
  readonly id = "geoapify";
  readonly #host: ProviderHost;
  readonly #key: string;

  constructor({ key, ...parts }: EngineParts & { key: string }) {
    this.#key = key;
    this.#host = new ProviderHost(hostPartsOf(this.id, parts));
  }

  async search(
    { text, near, limit, withinM }: EngineQuestion,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly FoundPlace[]> {
    const spot = near && `${near.lng},${near.lat}`;
    const query = {
      text,
      lang: language,
      limit: String(limit),
      ...(spot && { bias: `proximity:${spot}` }),
      ...(spot && withinM !== undefined && { filter: `circle:${spot},${withinM}` }),
    };
    const { features } = await this.#ask("/v1/geocode/search", query, places, signal);
    // Of one place that is looked up all is wanted, of many that are searched for their names.
    const [first] = withinM === undefined ? [] : features;
    const known = first ? await this.#readMore(first, signal) : null;
    return features.flatMap((place) => {
      const told = read(place, place === first ? known : null);
      return toFoundPlace(told, this.id, language) ?? [];
    });
  }

  async findAt(at: Position, language: Language, signal: AbortSignal): Promise<FoundPlace | null> {
    const query = { lat: String(at.lat), lon: String(at.lng), lang: language, limit: "1" };
    const { features } = await this.#ask("/v1/geocode/reverse", query, places, signal);
    const [place] = features;
    if (place === undefined) return null;
    return toFoundPlace(read(place, await this.#readMore(place, signal)), this.id, language);
  }

  /** A place whose details are not to be had is a place all the same. */
  async #readMore({ properties }: Told, signal: AbortSignal): Promise<More | null> {
    const { place_id: id } = properties;
    if (id === undefined) return null;
    try {
      const { features } = await this.#ask("/v2/place-details", { id }, details, signal);
      return features[0]?.properties ?? null;
    } catch (error) {
      if (error instanceof ProviderFailure) return null;
      throw error;
    }
  }

  #ask<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const sent = new URLSearchParams({ ...query, format: "geojson", apiKey: this.#key });
    return this.#host.get(`${path}?${sent}`, { schema }, signal);
  }
}

function read({ properties }: Told, known: More | null = null): ToldPlace {
  const raw = known?.datasource.raw ?? {};
  return {
    lat: properties.lat,
    lng: properties.lon,
    name: properties.name,
    typeId: typeOfCategory(properties.category ?? ""),
    street: properties.street,
    house: properties.housenumber,
    city: properties.city,
    region: properties.state,
    country: properties.country,
    countryCode: properties.country_code,
    url: known?.website ?? firstOf(raw, ["website", "contact:website", "url"]),
    workingHours: known?.opening_hours ?? raw.opening_hours,
  };
}
