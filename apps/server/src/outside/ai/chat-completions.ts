import * as z from "zod/mini";
import { ProviderFailure } from "../provider-failure.ts";
import { ModelCalls, type ModelParts, openModelHost } from "./ask-model.ts";
import { draftSchema, type LanguageModel, type Prompt } from "./language-model.ts";

const said = z.optional(z.nullable(z.string()));
const completion = z.object({
  choices: z
    .array(z.object({ finish_reason: said, message: z.object({ content: said, refusal: said }) }))
    .check(z.minLength(1)),
});

/** The ways to ask for JSON: bound to a schema, and for servers that know none to JSON alone. */
const formats = [
  {
    type: "json_schema",
    json_schema: { name: "place_draft", strict: true, schema: draftSchema },
  },
  { type: "json_object" },
] as const;

/** Why a model stopped before it was done. */
const cutShort = new Set(["length", "content_filter"]);

/** OpenAI's chat completions, as many servers speak them, Ollama among them. */
export class ChatCompletions implements LanguageModel {
  readonly id: string;
  readonly #calls: ModelCalls;
  readonly #headers: Record<string, string>;

  constructor(parts: ModelParts) {
    this.id = parts.model;
    this.#calls = new ModelCalls(openModelHost(parts));
    this.#headers = parts.key === undefined ? {} : { authorization: `Bearer ${parts.key}` };
  }

  async write({ instructions, question }: Prompt, signal: AbortSignal): Promise<string> {
    const messages = [
      { role: "system", content: instructions },
      { role: "user", content: question },
    ];
    // No limit of tokens: servers call it differently, and models that think first would use it up. Time is the limit.
    const bodies = formats.map((format) => ({
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
