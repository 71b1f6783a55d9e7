import { readFileSync } from "node:fs";
import { latitude, longitude } from "@castor/core/geo/position.ts";
import { pointType } from "@castor/core/points/point-types.ts";
import * as z from "zod/mini";

const name = z.string().check(z.minLength(2));

/** Names in English and Russian, other usual names, what it is, where (to 200 m), and a town near it as the gazetteer calls it. */
const sightRow = z.tuple([name, name, z.array(name), pointType, latitude, longitude, name]);
const sightsByCountry = z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), z.array(sightRow));

/** A famous place, compiled by us. */
export interface Sight {
  name: string;
  russian: string;
  others: readonly string[];
  typeId: z.infer<typeof pointType>;
  lat: number;
  lng: number;
  country: string;
  town: string;
}

const files = ["europe-west", "europe-east", "asia", "world"];

/** All famous places, by files of countries. */
export const sights: readonly Sight[] = files.flatMap((file) => {
  const text = readFileSync(new URL(`./${file}.json`, import.meta.url), "utf8");
  return Object.entries(sightsByCountry.parse(JSON.parse(text))).flatMap(([country, rows]) =>
    rows.map(([name, russian, others, typeId, lat, lng, town]) => ({
      ...{ name, russian, others, typeId, lat, lng, country, town },
    })),
  );
});
