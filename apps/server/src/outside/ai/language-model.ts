/** Instructions and question for a model. */
export interface Prompt {
  instructions: string;
  question: string;
}

/** A language model behind a protocol. */
export interface LanguageModel {
  /** The configured model name, and a draft's `source`. */
  readonly id: string;
  /** Writes a text, which should be JSON of `draftSchema`. Throws a `ProviderFailure`. */
  write(prompt: Prompt, signal: AbortSignal): Promise<string>;
}

const text = { type: "string" } as const;

/** The JSON schema of a draft, limited to what all servers with schemas understand. */
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
