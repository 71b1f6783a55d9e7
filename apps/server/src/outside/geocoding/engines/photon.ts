import type { Language } from "@castor/core/basics/language.ts";
import { latitude, longitude, type Position } from "@castor/core/geo/position.ts";
import { typeOfTags } from "@castor/core/points/type-of-tags.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../../configure-engine.ts";
import { ProviderHost } from "../../provider-host.ts";
import { readNames } from "../place-with-names.ts";
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

/** A place of Photon; `extra` only if more tags were imported. */
const placeSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([longitude, latitude], z.unknown()) }),
  properties: z.object({
    osm_key: optionalText,
    osm_value: optionalText,
    name: optionalText,
    street: optionalText,
    housenumber: optionalText,
    city: optionalText,
    state: optionalText,
    county: optionalText,
    country: optionalText,
    countrycode: optionalText,
    extra: optionalTextsByName,
  }),
});
type PhotonPlace = z.infer<typeof placeSchema>;

const places = z.object({ features: usableOf(placeSchema) });
/** With status 400: an unknown language, or another error of the request. */
const placesOrRefusal = z.union([places, z.object({ message: z.string() })]);

/** A Photon server (`/api`, `/reverse`). */
export class Photon implements PlaceEngine {
  readonly id = "photon";
  readonly #host: ProviderHost;
  /** Languages that the server refused. It is imported with a few. */
  readonly #unknown = new Set<Language>();

  constructor(options: EngineOptions) {
    this.#host = new ProviderHost(hostOptionsOf(this.id, options));
  }

  search(
    { text, near, limit, withinM }: EngineQuery,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly FoundPlace[]> {
    const query = {
      q: text,
      limit: String(limit),
      ...(near && { lat: String(near.lat), lon: String(near.lng) }),
      ...(near && withinM !== undefined && { bbox: boxAround(near, withinM).join(",") }),
    };
    return this.#ask("/api", query, language, signal);
  }

  async findAt(
    position: Position,
    language: Language,
    signal: AbortSignal,
  ): Promise<FoundPlace | null> {
    const query = { lat: String(position.lat), lon: String(position.lng), limit: "1" };
    const [found] = await this.#ask("/reverse", query, language, signal);
    return found ?? null;
  }

  async #ask(
    path: string,
    query: Readonly<Record<string, string>>,
    language: Language,
    signal: AbortSignal,
  ): Promise<FoundPlace[]> {
    const found =
      (await this.#askIn(language, path, query, signal)) ??
      (await this.#askInAny(language, path, query, signal));
    return found.features.flatMap((place) => toFoundPlace(read(place), this.id, language) ?? []);
  }

  /** Searches in the language; null when the server does not have it. Local names are used then. */
  async #askIn(
    lang: Language,
    path: string,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<z.infer<typeof places> | null> {
    if (this.#unknown.has(lang)) return null;
    const answer = await this.#host.get(
      `${path}?${new URLSearchParams({ ...query, lang })}`,
      { schema: placesOrRefusal, statuses: [400] },
      signal,
    );
    return "features" in answer ? answer : null;
  }

  /** Searches in local names. An answer shows that only the language was refused, not the request. */
  async #askInAny(
    refused: Language,
    path: string,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<z.infer<typeof places>> {
    const address = `${path}?${new URLSearchParams(query)}`;
    const answer = await this.#host.get(address, { schema: places }, signal);
    this.#unknown.add(refused);
    return answer;
  }
}

function read({ geometry, properties }: PhotonPlace): ProviderPlace {
  const { osm_key: key = "", osm_value: value = "", extra } = properties;
  const [lng, lat] = geometry.coordinates;
  return {
    lat,
    lng,
    name: properties.name,
    names: readNames(extra),
    typeId: typeOfTags({ ...extra, [key]: value }),
    street: properties.street,
    house: properties.housenumber,
    city: properties.city,
    region: properties.state ?? properties.county,
    country: properties.country,
    countryCode: properties.countrycode,
    url: firstOf(extra, ["website", "contact:website", "url"]),
    workingHours: extra.opening_hours,
  };
}
