import type { Language } from "@castor/core/account/language.ts";
import type { Position } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";

/** What is looked for: a name or coordinates as typed, near to what the map shows. */
export interface PlaceQuestion {
  text: string;
  near: Position | null;
  limit: number;
  /** Only what is called so, to the last letter. */
  isWhole?: boolean;
}

/** A spot, and how its place is said to be called. */
export interface NamedSpot extends Position {
  name?: string | undefined;
}

/** Who finds places by name and by spot. */
export interface PlaceSearch {
  /** Who answers first, as `service/config` says it; each answer's `source` says who did. */
  firstId(): Promise<string>;
  /** The places of a name, best first. */
  search(question: PlaceQuestion, language: Language): Promise<FoundPlace[]>;
  /** The known place at a spot or nearest to it; null in the open sea and the deep desert. */
  findNearest(at: NamedSpot, language: Language): Promise<FoundPlace | null>;
  close(): void;
}

/** A place search that is asked in the time of somebody's question: until the signal ends. */
export interface TimedPlaceSearch extends Pick<PlaceSearch, "firstId" | "close"> {
  search(question: PlaceQuestion, language: Language, signal: AbortSignal): Promise<FoundPlace[]>;
  findNearest(at: NamedSpot, language: Language, signal: AbortSignal): Promise<FoundPlace | null>;
}
