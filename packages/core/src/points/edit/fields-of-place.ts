import * as z from "zod/mini";
import { roundPosition } from "../../geo/round-position.ts";
import { limits } from "../../limits.ts";
import { asOneLine, isWebAddress } from "../../schemas/texts.ts";
import type { FoundPlace } from "../../services/places/found-place.ts";
import type { Point } from "../point.ts";

const drawable = z.string().check(...asOneLine);

/** The fields of a new point that a found place knows. */
export type FieldsOfPlace = Pick<
  Point,
  "name" | "lat" | "lng" | "typeId" | "address" | "url" | "workingHours"
>;

/** A text of a provider may be longer than a point's field. */
const cut = (text: string | undefined, max: number) => (text ?? "").trim().slice(0, max).trim();

/** The fields of a point at a found place. What a provider says and a point cannot hold is left out. */
export function fieldsOfPlace(
  place: Omit<FoundPlace, "source">,
  fallbackName: string,
): FieldsOfPlace {
  const name = cut(place.name, limits.name);
  const url = place.url?.trim() ?? "";
  const canHoldUrl = url.length <= limits.shortText && isWebAddress(url);
  return {
    name: drawable.safeParse(name).success ? name : fallbackName,
    ...roundPosition(place),
    typeId: place.typeId,
    address: cut(place.address, limits.shortText),
    url: canHoldUrl ? url : "",
    workingHours: cut(place.workingHours, limits.shortText),
  };
}
