import type { Language } from "@castor/core/account/language.ts";
import type { Position } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import type { PlaceQuestion } from "./place-search.ts";

/** What an engine is asked: a question of which, with `withinM`, only answers so near (metres) are wanted. */
export type EngineQuestion = PlaceQuestion & { withinM?: number };

/** A service that finds places and is asked over the network. Its calls throw a `ProviderFailure`. */
export interface PlaceEngine {
  /** What `service/config` and each answer's `source` say of it. */
  readonly id: string;
  /** The places of a name, best first. */
  search(
    question: EngineQuestion,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly FoundPlace[]>;
  /** What lies at a spot; null where it knows nothing. */
  findAt(at: Position, language: Language, signal: AbortSignal): Promise<FoundPlace | null>;
}
