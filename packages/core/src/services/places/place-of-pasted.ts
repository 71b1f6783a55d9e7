import type { Pasted } from "../../geo/pasted/read-pasted.ts";
import type { FoundPlace } from "./found-place.ts";

/** Fraction digits of coordinates in a name; about a metre. */
const shownDigits = 5;

/** A place as the pasted text alone tells it; null where it tells no position. Nobody has to be credited for it. */
export function placeOfPasted(pasted: Pasted | null): FoundPlace | null {
  if (pasted?.kind !== "place") return null;
  const { lat, lng } = pasted.position;
  const position = [lat, lng].map((degrees) => Number(degrees.toFixed(shownDigits))).join(", ");
  return {
    name: pasted.name || position,
    address: "",
    lat,
    lng,
    typeId: "Other",
    source: "pasted",
  };
}
