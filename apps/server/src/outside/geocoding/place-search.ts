import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { NearbyPlace } from "@castor/core/services/places/nearby-place.ts";
import type { PlaceWithNames } from "./place-with-names.ts";

/** A name or coordinates as typed, and where the map looks. */
export interface PlaceQuery {
  text: string;
  near: Position | null;
  limit: number;
  /** Only places with exactly this name. */
  isWhole?: boolean;
}

/** A position and the name of its place. */
export interface NamedPosition extends Position {
  name?: string | undefined;
}

/** Finds places by name and by position. */
export interface PlaceSearch {
  /** The id of the first source, for `service/config`. The `source` of an answer names the actual one. */
  firstId(): Promise<string>;
  /** Places by name, best first. */
  search(question: PlaceQuery, language: Language): Promise<FoundPlace[]>;
  /** Places whose names begin as was typed, best first. No provider is asked. */
  suggest(question: PlaceQuery, language: Language): Promise<FoundPlace[]>;
  /** The known place at a position or nearest to it; null where there is none, as in the open sea. */
  findNearest(position: NamedPosition, language: Language): Promise<PlaceWithNames | null>;
  /** Places of this server's own data around these positions, at most `limit`; towns among them. No provider is asked. */
  listAround(
    positions: readonly Position[],
    limit: number,
    language: Language,
  ): Promise<NearbyPlace[]>;
  close(): void;
}

/** A place search within the caller's time: until the signal aborts. */
export interface TimedPlaceSearch extends Pick<PlaceSearch, "firstId" | "close"> {
  search(question: PlaceQuery, language: Language, signal: AbortSignal): Promise<FoundPlace[]>;
  findNearest(
    position: NamedPosition,
    language: Language,
    signal: AbortSignal,
  ): Promise<PlaceWithNames | null>;
}
