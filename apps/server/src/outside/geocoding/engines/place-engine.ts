import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { PlaceQuery } from "../place-search.ts";
import type { PlaceWithNames } from "../place-with-names.ts";

/** A query for an engine. With `withinM` only results within these metres are wanted. */
export type EngineQuery = PlaceQuery & { withinM?: number };

/** A place search over the network. Its calls throw a `ProviderFailure`. */
export interface PlaceEngine {
  /** Shown by `service/config` and as the `source` of answers. */
  readonly id: string;
  /** Places by name, best first. */
  search(
    question: EngineQuery,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly PlaceWithNames[]>;
  /** The place at a position; null when the engine finds none. */
  findAt(
    position: Position,
    language: Language,
    signal: AbortSignal,
  ): Promise<PlaceWithNames | null>;
}
