import type { Language } from "@castor/core/account/language.ts";
import { AppError } from "@castor/core/errors.ts";
import type { PlaceDraft } from "@castor/core/services/place-draft.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import type { PlaceSearch } from "../geocoding/place-search.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { ProviderLog } from "../provider-host.ts";
import { addressFor } from "./known-facts.ts";
import type { LanguageModel } from "./language-model.ts";
import type { NamedPlace, PlaceDescriber } from "./place-describer.ts";
import { readDraft } from "./read-draft.ts";

export interface ModelDescriberParts {
  model: LanguageModel;
  /** Says where a place is: its name alone may mean many. */
  places: PlaceSearch;
  translations: Readonly<Record<Language, Translate<ServerWordsKey>>>;
  log: ProviderLog;
  timeoutMs: number;
}

/** A language model writes; what it writes is read as carefully as what anybody types. */
export class ModelDescriber implements PlaceDescriber {
  readonly isModel = true;
  readonly #parts: ModelDescriberParts;

  constructor(parts: ModelDescriberParts) {
    this.#parts = parts;
  }

  async describe(place: NamedPlace, language: Language): Promise<PlaceDraft> {
    const { model, places, translations, log, timeoutMs } = this.#parts;
    const near = await places.findNearest(place, language);
    const prompt = {
      instructions: translations[language]("drafts.instructions"),
      question: writeQuestion(place, near && addressFor(place, near)),
    };
    try {
      const answer = await model.write(prompt, AbortSignal.timeout(timeoutMs));
      return { ai: true, source: model.id, ...readDraft(answer, language) };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ provider: "ai", reason: error.message }, "a draft was not written");
      throw new AppError("UPSTREAM_UNAVAILABLE");
    }
  }
}

/** The place as data: nothing that its name says ends the marks around it. */
function writeQuestion({ name, lat, lng }: NamedPlace, near: string | null): string {
  const place = { name, latitude: lat, longitude: lng, ...(near && { near }) };
  return `<place>${JSON.stringify(place).replaceAll("<", "\\u003c")}</place>`;
}
