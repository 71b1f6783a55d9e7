import type { Language } from "@castor/core/account/language.ts";
import type { Position } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import type { ProviderLog } from "../provider-host.ts";
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

export interface EngineParts {
  /** Its address, to which paths are added. */
  url: string;
  log: ProviderLog;
  now: () => number;
  /** For a host whose terms ask for it: how it is called then. */
  userAgent?: string;
  takeTurn?: (signal: AbortSignal) => Promise<void>;
}

/** How an engine of the operator's own is asked, and a public one, of which all the world makes use. */
const ownFigures = { atOnce: 4, mostWaiting: 20 };
const publicFigures = { atOnce: 1, mostWaiting: 20 };
const mostBytes = 2 * 1_048_576;

/** What an engine's `ProviderHost` is made of. */
export function hostPartsOf(name: string, { url, ...parts }: EngineParts) {
  const figures = parts.takeTurn === undefined ? ownFigures : publicFigures;
  return { name, base: url.replace(/\/+$/, ""), mostBytes, ...figures, ...parts };
}
