import * as z from "zod/mini";
import { ProviderFailure } from "../provider-failure.ts";
import { ModelCalls, type ModelOptions, openModelHost } from "./ask-model.ts";
import type { LanguageModel, Prompt } from "./language-model.ts";

/** Tokens of an answer. A draft in Russian has some 1,500. */
const maxTokens = 4_000;

const message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
  stop_reason: z.optional(z.nullable(z.string())),
});

/** Anthropic's messages API. */
export class Messages implements LanguageModel {
  readonly id: string;
  readonly #calls: ModelCalls;
  readonly #headers: Record<string, string>;

  constructor(options: ModelOptions) {
    this.id = options.model;
    this.#calls = new ModelCalls(openModelHost(options));
    this.#headers = {
      "anthropic-version": "2023-06-01",
      ...(options.key !== undefined && { "x-api-key": options.key }),
    };
  }

  async write(
    { instructions, question, answer: { schema } }: Prompt,
    signal: AbortSignal,
  ): Promise<string> {
    const body = {
      model: this.id,
      max_tokens: maxTokens,
      system: instructions,
      messages: [{ role: "user", content: question }],
    };
    const bySchema = { output_config: { format: { type: "json_schema", schema } } };
    const answer = await this.#calls.ask(
      {
        path: "/v1/messages",
        headers: this.#headers,
        // Older models know no schemas; the instructions say the same.
        bodies: [{ ...body, ...bySchema }, body],
        schema: message,
      },
      signal,
    );
    if (answer.stop_reason === "refusal") throw new ProviderFailure("wrong", "refuses to write");
    if (answer.stop_reason === "max_tokens")
      throw new ProviderFailure("wrong", "stops in the middle");
    return answer.content.map(({ type, text }) => (type === "text" ? (text ?? "") : "")).join("");
  }
}
