/** What a model is to answer: a JSON schema, limited to what all servers with schemas understand. */
export interface AnswerForm {
  name: string;
  schema: object;
}

/** Instructions and question for a model. */
export interface Prompt {
  instructions: string;
  question: string;
  answer: AnswerForm;
}

/** A language model behind a protocol. */
export interface LanguageModel {
  /** The configured model name, and a draft's `source`. */
  readonly id: string;
  /** Writes a text, which should be JSON of the prompt's form. Throws a `ProviderFailure`. */
  write(prompt: Prompt, signal: AbortSignal): Promise<string>;
}
