import type { Language } from "@castor/core/basics/language.ts";
import { AppError } from "@castor/core/errors.ts";
import type { PlaceDraft } from "@castor/core/services/places/place-draft.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { Log } from "../../process/log.ts";
import type { PlaceSearch } from "../geocoding/place-search.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { addressFor } from "./known-facts.ts";
import type { LanguageModel } from "./language-model.ts";
import type { NamedPlace, PlaceDescriber } from "./place-describer.ts";
import { readDraft } from "./read-draft.ts";

const text = { type: "string" } as const;

const schema = {
  type: "object",
  properties: {
    description: text,
    address: text,
    workingHours: text,
    tips: { type: "array", items: text },
  },
  required: ["description", "address", "workingHours", "tips"],
  additionalProperties: false,
} as const;

const answer = { name: "place_draft", schema };

export interface ModelDescriberOptions {
  model: LanguageModel;
  /** Finds the town of a place, since its name alone may be ambiguous. */
  places: PlaceSearch;
  translations: Readonly<Record<Language, Translate<ServerWordsKey>>>;
  log: Log;
  timeoutMs: number;
}

/** Drafts with a language model. Its text is validated like user input. */
export class ModelDescriber implements PlaceDescriber {
  readonly isModel = true;
  readonly #options: ModelDescriberOptions;

  constructor(options: ModelDescriberOptions) {
    this.#options = options;
  }

  async describe(place: NamedPlace, language: Language): Promise<PlaceDraft> {
    const { model, places, translations, log, timeoutMs } = this.#options;
    const near = await places.findNearest(place, language);
    const prompt = {
      instructions: translations[language]("drafts.instructions"),
      question: writeQuestion(place, near && addressFor(place, near)),
      answer,
    };
    try {
      const written = await model.write(prompt, AbortSignal.timeout(timeoutMs));
      return { ai: true, source: model.id, ...readDraft(written, language) };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ provider: "ai", reason: error.message }, "a draft was not written");
      throw new AppError("UPSTREAM_UNAVAILABLE");
    }
  }
}

/** The place as data: nothing in its name can end the delimiters. */
function writeQuestion({ name, lat, lng }: NamedPlace, near: string | null): string {
  const place = { name, latitude: lat, longitude: lng, ...(near && { near }) };
  return `<place>${JSON.stringify(place).replaceAll("<", "\\u003c")}</place>`;
}
