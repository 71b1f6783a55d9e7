import type { Language } from "@castor/core/basics/language.ts";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { foldText } from "@castor/core/schemas/texts.ts";
import * as z from "zod/mini";
import { type EngineOptions, hostOptionsOf } from "../configure-engine.ts";
import { ProviderHost } from "../provider-host.ts";

/** A thing of Wikidata that has pictures. */
export interface PicturedThing {
  name: string;
  /** Names of files of Wikimedia Commons, the best first. */
  files: string[];
  /** Name and position say that it is the place. */
  isCertain: boolean;
  /** Metres from the place. */
  away: number;
}

/** Metres. A thing so near that has the name is the place; a town or a park has its middle elsewhere than others say. */
const sameM = 3_000;
const sameIfExactM = 25_000;
/** What stands so near may be the place under another name. */
const besideM = 250;
const searchedMax = 20;
/** Things that are read whole. */
const readMax = 10;
/** An entity of a country has a megabyte. */
const answerBytes = 8 * 1_048_576;
const filesPerThing = 3;

const near = z.object({
  query: z.object({ geosearch: z.array(z.object({ title: z.string(), dist: z.number() })) }),
});
const named = z.object({
  search: z.array(
    z.object({
      id: z.string(),
      match: z.optional(z.object({ text: z.optional(z.string()) })),
    }),
  ),
});
const claimsOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(
    z.array(
      z.object({
        rank: z.optional(z.string()),
        mainsnak: z.object({ datavalue: z.optional(z.object({ value })) }),
      }),
    ),
  );
const things = z.object({
  entities: z.record(
    z.string(),
    z.object({
      labels: z.optional(z.record(z.string(), z.object({ value: z.string() }))),
      claims: z.optional(
        z.object({
          P18: claimsOf(z.string()),
          P625: claimsOf(z.object({ latitude: z.number(), longitude: z.number() })),
        }),
      ),
    }),
  ),
});
type Thing = z.infer<typeof things>["entities"][string];

const query = (fields: Record<string, string>) =>
  `/w/api.php?${new URLSearchParams({ ...fields, format: "json", formatversion: "2" })}`;
const itemId = /^Q\d{1,12}$/;

interface Claim<Value> {
  rank?: string | undefined;
  mainsnak: { datavalue?: { value: Value } | undefined };
}

/** The values of a property, preferred ones first, without those that no longer hold. */
const valuesOf = <Value>(claims: readonly Claim<Value>[] | undefined): Value[] => {
  const held = (claims ?? []).filter(({ rank }) => rank !== "deprecated");
  const isPreferred = ({ rank }: Claim<Value>) => rank === "preferred";
  return [...held.filter(isPreferred), ...held.filter((claim) => !isPreferred(claim))].flatMap(
    ({ mainsnak: { datavalue } }) => (datavalue ? [datavalue.value] : []),
  );
};

/** Wikidata: finds what a place is by its name and its position, and which pictures it has. */
export class Wikidata {
  readonly #host: ProviderHost;

  constructor(options: EngineOptions) {
    this.#host = new ProviderHost(hostOptionsOf("Wikidata", options, answerBytes));
  }

  /** The things that a place may be, the likeliest first. Throws a `ProviderFailure`. */
  async find(
    { name, ...position }: Position & { name: string },
    language: Language,
    signal: AbortSignal,
  ): Promise<PicturedThing[]> {
    const [around, matches] = await Promise.all([
      this.#listNear(position, signal),
      this.#listNamed(name, language, signal),
    ]);
    const isNear = new Set(around.map(({ title }) => title));
    const ids = [
      ...matches.keys().filter((id) => isNear.has(id)),
      ...matches.keys().take(3),
      ...around.filter(({ dist }) => dist <= besideM).map(({ title }) => title),
    ].filter((id) => itemId.test(id));
    const read = await this.#read([...new Set(ids)].slice(0, readMax), language, signal);
    return read
      .flatMap(([id, thing]) => {
        const found = describe(thing, position, matches.get(id));
        return found ? [found] : [];
      })
      .toSorted((a, b) => Number(b.isCertain) - Number(a.isCertain) || a.away - b.away);
  }

  async #listNear({ lat, lng }: Position, signal: AbortSignal) {
    const path = query({
      ...{ action: "query", list: "geosearch", gscoord: `${lat}|${lng}` },
      ...{ gsradius: String(sameM), gslimit: "500" },
    });
    const answer = await this.#host.get(path, { schema: near }, signal);
    return answer.query.geosearch.toSorted((a, b) => a.dist - b.dist);
  }

  /** Things with the name, by id; true for those that are called exactly so. */
  async #listNamed(
    name: string,
    language: Language,
    signal: AbortSignal,
  ): Promise<Map<string, boolean>> {
    const [search = ""] = name.split(",");
    const path = query({
      ...{ action: "wbsearchentities", search: search.trim(), language, uselang: language },
      ...{ type: "item", limit: String(searchedMax) },
    });
    const answer = await this.#host.get(path, { schema: named }, signal);
    const isExact = (text = "") => foldText(text) === foldText(search.trim());
    return new Map(answer.search.map(({ id, match }) => [id, isExact(match?.text)]));
  }

  async #read(ids: readonly string[], language: Language, signal: AbortSignal) {
    if (ids.length === 0) return [];
    const path = query({
      ...{ action: "wbgetentities", ids: ids.join("|"), props: "claims|labels" },
      ...{ languages: language, languagefallback: "1" },
    });
    const { entities } = await this.#host.get(path, { schema: things }, signal);
    return Object.entries(entities);
  }
}

/** The name of a file as Wikimedia Commons answers it. */
const nameAsCommons = (file: string): string => {
  const spaced = file.replaceAll("_", " ");
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
};

/** A thing as a picture of the place; null for one without pictures, or elsewhere. `isExact`: it was found by its name. */
function describe(
  { labels = {}, claims }: Thing,
  asked: Position,
  isExact: boolean | undefined,
): PicturedThing | null {
  const files = valuesOf(claims?.P18).slice(0, filesPerThing).map(nameAsCommons);
  const [position] = valuesOf(claims?.P625);
  if (files.length === 0 || !position) return null;
  const away = distanceBetween(asked, { lat: position.latitude, lng: position.longitude });
  const isCertain = isExact !== undefined && away <= (isExact ? sameIfExactM : sameM);
  if (!isCertain && away > besideM) return null;
  return { name: Object.values(labels)[0]?.value ?? "", files, isCertain, away };
}
