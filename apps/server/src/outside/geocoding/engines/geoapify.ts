import type { Language } from "@castor/core/basics/language.ts";
import { latitude, longitude, type Position } from "@castor/core/geo/position.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderFailure } from "../../provider-failure.ts";
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
import { typeOfCategory } from "./geoapify-types.ts";
import type { EngineQuery, PlaceEngine } from "./place-engine.ts";

const placeSchema = z.object({
  properties: z.object({
    lat: latitude,
    lon: longitude,
    name: optionalText,
    street: optionalText,
    housenumber: optionalText,
    city: optionalText,
    state: optionalText,
    country: optionalText,
    country_code: optionalText,
    category: optionalText,
    place_id: optionalText,
  }),
});
type GeoapifyPlace = z.infer<typeof placeSchema>;
const places = z.object({ features: usableOf(placeSchema) });

/** What `/v2/place-details` adds, in Geoapify's and in OpenStreetMap's fields. */
const more = z.object({
  properties: z.object({
    website: optionalText,
    opening_hours: optionalText,
    datasource: z.catch(z.object({ raw: optionalTextsByName }), { raw: {} }),
  }),
});
const details = z.object({ features: z.array(more) });
type More = z.infer<typeof more>["properties"];

/** Geoapify (`/v1/geocode`, `/v2/place-details`). Its key never leaves the server. */
export class Geoapify implements PlaceEngine {
  readonly id = "geoapify";
  readonly #host: ProviderHost;
  readonly #key: string;

  constructor({ key, ...options }: EngineOptions & { key: string }) {
    this.#key = key;
    this.#host = new ProviderHost(hostOptionsOf(this.id, options));
  }

  async search(
    { text, near, limit, withinM }: EngineQuery,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly PlaceWithNames[]> {
    const position = near && `${near.lng},${near.lat}`;
    const query = {
      text,
      lang: language,
      limit: String(limit),
      ...(position && { bias: `proximity:${position}` }),
      ...(position && withinM !== undefined && { filter: `circle:${position},${withinM}` }),
    };
    const { features } = await this.#ask("/v1/geocode/search", query, places, signal);
    // Details are loaded for a single place, not for lists of results.
    const [first] = withinM === undefined ? [] : features;
    const known = first ? await this.#readMore(first, signal) : null;
    return features.flatMap((place) => {
      const provided = read(place, place === first ? known : null);
      return toFoundPlace(provided, this.id, language) ?? [];
    });
  }

  async findAt(
    position: Position,
    language: Language,
    signal: AbortSignal,
  ): Promise<PlaceWithNames | null> {
    const query = {
      lat: String(position.lat),
      lon: String(position.lng),
      lang: language,
      limit: "1",
    };
    const { features } = await this.#ask("/v1/geocode/reverse", query, places, signal);
    const [place] = features;
    if (place === undefined) return null;
    return toFoundPlace(read(place, await this.#readMore(place, signal)), this.id, language);
  }

  /** Loads details; null when that fails, since the place is useful without them. */
  async #readMore({ properties }: GeoapifyPlace, signal: AbortSignal): Promise<More | null> {
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

function read({ properties }: GeoapifyPlace, known: More | null = null): ProviderPlace {
  const raw = known?.datasource.raw ?? {};
  return {
    lat: properties.lat,
    lng: properties.lon,
    name: properties.name,
    names: readNames(raw),
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
