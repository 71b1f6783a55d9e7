import type { Position } from "../../../geo/position.ts";
import { findWay } from "./find-way.ts";
import { measureWay, type WayFacts } from "./measure-way.ts";
import type { Terrain } from "./terrain.ts";
import type { Crossing } from "./way.ts";

/** The way between two positions, measured. */
export interface SurveyedWay extends WayFacts {
  crossings: readonly Crossing[];
}

/** A terrain that finds ways. Estimates reach the search through it alone, so that it loads with the terrain. */
export interface KnownTerrain extends Terrain {
  survey: (from: Position, to: Position, isOnFoot: boolean) => SurveyedWay;
}

export function withSurvey(terrain: Terrain): KnownTerrain {
  const survey: KnownTerrain["survey"] = (from, to, isOnFoot) => {
    const way = findWay(terrain, from, to, isOnFoot);
    return { ...measureWay(terrain.relief, way), crossings: way.crossings };
  };
  return { ...terrain, survey };
}
