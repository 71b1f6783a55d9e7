import type { Language } from "@castor/core/basics/language.ts";
import { limits } from "@castor/core/limits.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Log } from "../../process/log.ts";
import type { PlaceSearch } from "../geocoding/place-search.ts";
import type { ModelOptions } from "./ask-model.ts";
import { ChatCompletions } from "./chat-completions.ts";
import { KnownFacts } from "./known-facts.ts";
import type { LanguageModel } from "./language-model.ts";
import { Messages } from "./messages.ts";
import type { ModelConfig, ModelProtocol } from "./model-config.ts";
import { ModelDescriber } from "./model-describer.ts";
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

const protocols: Record<ModelProtocol, new (options: ModelOptions) => LanguageModel> = {
  openai: ChatCompletions,
  anthropic: Messages,
};

/** The operator's model, else the facts of the place search. */
export function createPlaceDescriber(options: PlaceDescriberOptions): PlaceDescriber {
  const { config, places, translations, log } = options;
  const { now = Date.now, timeoutMs = limits.modelTimeoutMs } = options;
  if (config === undefined) return new KnownFacts(places, translations);
  const model = new protocols[config.protocol]({ ...config, log, now });
  return new ModelDescriber({ model, places, translations, log, timeoutMs });
}
