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

/** A place as Photon tells it; `extra` only where it was imported with more tags. */
const told = z.object({
  geometry: z.object({ coordinates: z.tuple([longitude, latitude], z.unknown()) }),
  properties: z.object({
    osm_key: said,
    osm_value: said,
    name: said,
    street: said,
    housenumber: said,
    city: said,
    state: said,
    county: said,
    country: said,
    countrycode: said,
    extra: saidByName,
  }),
});
type Told = z.infer<typeof told>;

const places = z.object({ features: usableOf(told) });
/** With status 400: it does not know the language, or something else of the question. */
const placesOrRefusal = z.union([places, z.object({ message: z.string() })]);

/** A Photon server (`/api`, `/reverse`). */
export class Photon implements PlaceEngine {
  readonly id = "photon";
  readonly #host: ProviderHost;
  /** Languages that it was found not to know: it is imported with a few, and refuses the others. */
  readonly #unknown = new Set<Language>();

  constructor(parts: EngineParts) {
    this.#host = new ProviderHost(hostPartsOf(this.id, parts));
  }

  search(
    { text, near, limit, withinM }: EngineQuestion,
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

  async findAt(at: Position, language: Language, signal: AbortSignal): Promise<FoundPlace | null> {
    const query = { lat: String(at.lat), lon: String(at.lng), limit: "1" };
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

  /** Null where the names are not to be had in the language: then they are as they are there. */
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

  /** An answer says that it was the language that was refused, and nothing else of the question. */
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

function read({ geometry, properties }: Told): ToldPlace {
  const { osm_key: key = "", osm_value: value = "", extra } = properties;
  const [lng, lat] = geometry.coordinates;
  return {
    lat,
    lng,
    name: properties.name,
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
