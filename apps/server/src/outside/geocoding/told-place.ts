import type { Language } from "@castor/core/account/language.ts";
import { countryName } from "@castor/core/basics/country-name.ts";
import type { Position } from "@castor/core/basics/geo.ts";
import { isWebAddress } from "@castor/core/basics/texts.ts";
import { limits } from "@castor/core/limits.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import * as z from "zod/mini";
import { cleanOneLine } from "../clean-text.ts";

/** A place as an engine tells it, whatever it left out: texts as they came. */
export interface ToldPlace extends Position {
  name: string | undefined;
  typeId: PointTypeId;
  street: string | undefined;
  house: string | undefined;
  city: string | undefined;
  region: string | undefined;
  country: string | undefined;
  /** Two letters, in either case. */
  countryCode: string | undefined;
  url: string | undefined;
  workingHours: string | undefined;
}

/** A text that may be absent, and is when it is no text. */
export const said = z.catch(z.optional(z.string()), undefined);
/** Texts by name; those that are none are left out. */
export const saidByName = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((told): Record<string, string> => {
    const texts = Object.entries(told).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(texts as [string, string][]);
  }),
);

/** Of a list what can be used; where something is told and nothing of it can be used, that is no answer. */
export const usableOf = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items, context): T[] => {
      const usable = items.flatMap((told) => {
        const read = z.safeParse(item, told);
        return read.success ? [read.data] : [];
      });
      if (usable.length === 0 && items.length > 0)
        context.issues.push({ code: "custom", message: "nothing usable", input: items });
      return usable;
    }),
  );

/** A told place as everybody's answer; null for one that is called nothing at all. */
export function toFoundPlace(
  told: ToldPlace,
  source: string,
  language: Language,
): FoundPlace | null {
  const line = (text: string | undefined, most: number = limits.name) =>
    cleanOneLine(text ?? "", most);
  const [street, house, city, region] = [told.street, told.house, told.city, told.region].map(
    (text) => line(text),
  );
  const land = told.countryCode
    ? countryName(line(told.countryCode).toUpperCase(), language)
    : line(told.country);
  const door = street && house ? writeDoor(street, house, language) : (street ?? "");
  // Of a town the region says where it is, of a house the town.
  const parts = [door, city, door && city ? "" : region, land].filter((part) => part);
  const name = line(told.name) || parts[0];
  if (name === undefined || name === "") return null;
  const address = [...new Set(parts)].filter((part) => part !== name).join(", ");
  const url = line(told.url, limits.shortText);
  const workingHours = line(told.workingHours, limits.shortText);
  return {
    name,
    address: address.slice(0, limits.shortText),
    lat: told.lat,
    lng: told.lng,
    typeId: told.typeId,
    source,
    ...(isWebAddress(url) && { url }),
    ...(workingHours !== "" && { workingHours }),
  };
}

const writeDoor = (street: string, house: string, language: Language) =>
  language === "ru" ? `${street}, ${house}` : `${street} ${house}`;

/** The first of these that is told. */
export function firstOf(
  told: Readonly<Record<string, string>>,
  names: readonly string[],
): string | undefined {
  return names.map((name) => told[name]).find((text) => text !== undefined && text !== "");
}
