import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { NearbyPlace } from "@castor/core/services/places/nearby-place.ts";
import type { Poi } from "./poi.ts";
import type { PoiStore } from "./poi-store.ts";
import { ringTokens } from "./poi-tokens.ts";
import { describePoi } from "./search-pois.ts";

/** The ring whose nine squares reach 5 to 10 km from a position. */
const ring = 2;
/** Positions of one such square are read together. */
const squareDegrees = 0.05;
const squaresMax = 100;
/** A trip through many towns has room for so many places of each at least. */
const perSquareMin = 30;
const namesMax = 20;

/** One position of each square with positions, those with most positions first. */
function listSquares(positions: readonly Position[]): Position[] {
  const squares = new Map<string, Position[]>();
  for (const position of positions) {
    const key = `${Math.floor(position.lat / squareDegrees)} ${Math.floor(position.lng / squareDegrees)}`;
    squares.set(key, [...(squares.get(key) ?? []), position]);
  }
  return [...squares.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, squaresMax)
    .flatMap(([first]) => first ?? []);
}

/** Places around these positions, each position's nearest, at most `limit`. */
export async function listPoisAround(
  store: PoiStore,
  positions: readonly Position[],
  limit: number,
  language: Language,
): Promise<NearbyPlace[]> {
  const squares = listSquares(positions);
  const each = Math.max(perSquareMin, Math.floor(limit / Math.max(1, squares.length)));
  const found = new Map<string, Poi>();
  for (const position of squares) {
    if (found.size >= limit) break;
    for (const poi of await store.list({ all: [ringTokens(position, ring)] }, position, each))
      found.set(`${poi.lat} ${poi.lng} ${poi.name}`, poi);
  }
  return [...found.values()].slice(0, limit).flatMap((poi) => {
    const place = describePoi(poi, language);
    const names = [...poi.spellings, ...poi.kinds].slice(0, namesMax);
    return place ? [{ ...place, names }] : [];
  });
}
