import type { Language } from "@castor/core/basics/language.ts";
import { limits } from "@castor/core/limits.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Log } from "../../process/log.ts";
import type { PlaceSearch } from "../geocoding/place-search.ts";
import { KnownFacts } from "./known-facts.ts";
import type { ModelConfig } from "./model-config.ts";
import { ModelDescriber } from "./model-describer.ts";
import { openModel } from "./open-model.ts";
import type { PlaceDescriber } from "./place-describer.ts";

export interface PlaceDescriberOptions {
  /** Known facts only when undefined. */
  config: ModelConfig | undefined;
  places: PlaceSearch;
  translations: Readonly<Record<Language, Translate<ServerWordsKey>>>;
  log: Log;
  now?: () => number;
  timeoutMs?: number;
}

/** The operator's model, else the facts of the place search. */
export function createPlaceDescriber(options: PlaceDescriberOptions): PlaceDescriber {
  const { config, places, translations, log } = options;
  const { now = Date.now, timeoutMs = limits.modelTimeoutMs } = options;
  if (config === undefined) return new KnownFacts(places, translations);
  const model = openModel({ ...config, log, now });
  return new ModelDescriber({ model, places, translations, log, timeoutMs });
}
