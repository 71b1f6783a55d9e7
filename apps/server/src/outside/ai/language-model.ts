/** What a model is asked: who it is to be, and what about. */
export interface Prompt {
  instructions: string;
  question: string;
}

/** A language model behind some protocol. */
export interface LanguageModel {
  /** As it is configured; a draft's `source`. */
  readonly id: string;
  /** What it writes: JSON of `draftSchema` as a text, if all goes well. Throws a `ProviderFailure`. */
  write(prompt: Prompt, signal: AbortSignal): Promise<string>;
}

const text = { type: "string" } as const;

/** The shape that models are bound to where their servers can: no more than every one of them understands. */
export const draftSchema = {
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
