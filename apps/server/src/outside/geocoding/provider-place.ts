import type { Language } from "@castor/core/basics/language.ts";
import { countryName } from "@castor/core/geo/country-name.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import { isWebAddress } from "@castor/core/schemas/texts.ts";
import * as z from "zod/mini";
import { cleanOneLine } from "../clean-text.ts";
import type { PlaceWithNames } from "./place-with-names.ts";

/** A capital has names in some hundred languages. */
const maxNames = 200;

/** A place as an engine answered it. Texts are not cleaned, any may be missing. */
export interface ProviderPlace extends Position {
  name: string | undefined;
  /** All its names, in any language. */
  names?: readonly string[];
  typeId: PointTypeId;
  street: string | undefined;
  house: string | undefined;
  city: string | undefined;
  region: string | undefined;
  country: string | undefined;
  /** Two letters in either case. */
  countryCode: string | undefined;
  url: string | undefined;
  workingHours: string | undefined;
}

/** An optional text. Anything but text counts as absent. */
export const optionalText = z.catch(z.optional(z.string()), undefined);
/** Texts by name. Other values are left out. */
export const optionalTextsByName = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((values): Record<string, string> => {
    const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(texts as [string, string][]);
  }),
);

/** The valid items of a list. A list without a valid item is refused. */
export const usableOf = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items, context): T[] => {
      const usable = items.flatMap((value) => {
        const read = z.safeParse(item, value);
        return read.success ? [read.data] : [];
      });
      if (usable.length === 0 && items.length > 0)
        context.issues.push({ code: "custom", message: "nothing usable", input: items });
      return usable;
    }),
  );

/** An engine's place as an answer; null without any name. */
export function toFoundPlace(
  place: ProviderPlace,
  source: string,
  language: Language,
): PlaceWithNames | null {
  const line = (text: string | undefined, max: number = limits.name) =>
    cleanOneLine(text ?? "", max);
  const [street, house, city, region] = [place.street, place.house, place.city, place.region].map(
    (text) => line(text),
  );
  const land = place.countryCode
    ? countryName(line(place.countryCode).toUpperCase(), language)
    : line(place.country);
  const door = street && house ? writeDoor(street, house, language) : (street ?? "");
  // The region locates a town, the town locates a house.
  const parts = [door, city, door && city ? "" : region, land].filter((part) => part);
  const name = line(place.name) || parts[0];
  if (name === undefined || name === "") return null;
  const address = [...new Set(parts)].filter((part) => part !== name).join(", ");
  const names = (place.names ?? []).slice(0, maxNames).map((text) => line(text));
  const otherNames = [...new Set(names)].filter((text) => text !== "" && text !== name);
  const url = line(place.url, limits.shortText);
  const workingHours = line(place.workingHours, limits.shortText);
  return {
    name,
    address: address.slice(0, limits.shortText),
    lat: place.lat,
    lng: place.lng,
    typeId: place.typeId,
    source,
    ...(isWebAddress(url) && { url }),
    ...(workingHours !== "" && { workingHours }),
    ...(otherNames.length > 0 && { otherNames }),
  };
}

const writeDoor = (street: string, house: string, language: Language) =>
  language === "ru" ? `${street}, ${house}` : `${street} ${house}`;

/** The first text that is not empty. */
export function firstOf(
  texts: Readonly<Record<string, string>>,
  names: readonly string[],
): string | undefined {
  return names.map((name) => texts[name]).find((text) => text !== undefined && text !== "");
}
