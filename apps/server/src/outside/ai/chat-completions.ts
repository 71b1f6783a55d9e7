import * as z from "zod/mini";
import { ProviderFailure } from "../provider-failure.ts";
import { ModelCalls, type ModelOptions, openModelHost } from "./ask-model.ts";
import type { AnswerForm, LanguageModel, Prompt } from "./language-model.ts";

const optionalText = z.optional(z.nullable(z.string()));
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: optionalText,
        message: z.object({ content: optionalText, refusal: optionalText }),
      }),
    )
    .check(z.minLength(1)),
});

/** Forms to ask for JSON: with a schema, and for servers without schemas as plain JSON. */
const formatsOf = ({ name, schema }: AnswerForm) =>
  [
    { type: "json_schema", json_schema: { name, strict: true, schema } },
    { type: "json_object" },
  ] as const;

/** Reasons for an incomplete text. */
const cutShort = new Set(["length", "content_filter"]);

/** OpenAI's chat completions, which many servers speak, Ollama among them. */
export class ChatCompletions implements LanguageModel {
  readonly id: string;
  readonly #calls: ModelCalls;
  readonly #headers: Record<string, string>;

  constructor(options: ModelOptions) {
    this.id = options.model;
    this.#calls = new ModelCalls(openModelHost(options));
    this.#headers = options.key === undefined ? {} : { authorization: `Bearer ${options.key}` };
  }

  async write(
    { instructions, question, answer: form }: Prompt,
    signal: AbortSignal,
  ): Promise<string> {
    const messages = [
      { role: "system", content: instructions },
      { role: "user", content: question },
    ];
    // No token limit: servers name it differently, and reasoning models would use it up. The time limit suffices.
    const bodies = formatsOf(form).map((format) => ({
      model: this.id,
      messages,
      response_format: format,
    }));
    const answer = await this.#calls.ask(
      { path: "/chat/completions", headers: this.#headers, bodies, schema: completion },
      signal,
    );
    const [choice] = answer.choices;
    if (choice?.message.refusal) throw new ProviderFailure("wrong", "refuses to write");
    if (cutShort.has(choice?.finish_reason ?? ""))
      throw new ProviderFailure("wrong", "stops in the middle");
    return choice?.message.content ?? "";
  }
}
