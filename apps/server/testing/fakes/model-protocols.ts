import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";

/** The key that the fake accepts. A request without a key is accepted too, as by an open server. */
export const modelKey = "key-of-the-model";

const texts = z.array(z.object({ role: z.string(), content: z.string() }));
const shape = z.object({ type: z.literal("object"), additionalProperties: z.literal(false) });
const chat = z.object({
  model: z.string(),
  messages: texts,
  response_format: z.discriminatedUnion("type", [
    z.object({ type: z.literal("json_object") }),
    z.object({
      type: z.literal("json_schema"),
      json_schema: z.object({ name: z.string(), strict: z.literal(true), schema: shape }),
    }),
  ]),
});
const messages = z.object({
  model: z.string(),
  max_tokens: z.int(),
  system: z.string(),
  messages: texts,
  output_config: z.optional(
    z.object({ format: z.object({ type: z.literal("json_schema"), schema: shape }) }),
  ),
});

/** A request in either protocol. */
export interface ModelQuestion {
  instructions: string;
  question: string;
  hasSchema: boolean;
}

/** A model's answer: a whole text, a refusal, or the beginning of a text. */
export interface ModelReply {
  text: string;
  end: "done" | "refused" | "cutShort";
}

export interface Protocol {
  read(body: unknown): ModelQuestion | null;
  isKey(headers: IncomingMessage["headers"]): boolean;
  write(reply: ModelReply): object;
}

/** The protocols by URL path. `read` returns null for a malformed request. */
export const modelProtocols: Record<string, Protocol> = {
  "/v1/chat/completions": {
    read: (body) => {
      const read = z.safeParse(chat, body);
      const [system, user] = read.data?.messages ?? [];
      if (!read.success || system?.role !== "system" || user?.role !== "user") return null;
      return {
        instructions: system.content,
        question: user.content,
        hasSchema: read.data.response_format.type === "json_schema",
      };
    },
    isKey: ({ authorization }) =>
      authorization === undefined || authorization === `Bearer ${modelKey}`,
    write: ({ text, end }) => ({
      object: "chat.completion",
      choices: [
        {
          index: 0,
          finish_reason: end === "cutShort" ? "length" : "stop",
          message: {
            role: "assistant",
            content: end === "refused" ? null : text,
            refusal: end === "refused" ? "I cannot help with that." : null,
          },
        },
      ],
      usage: { total_tokens: 700 },
    }),
  },
  "/v1/messages": {
    read: (body) => {
      const read = z.safeParse(messages, body);
      const [user] = read.data?.messages ?? [];
      if (!read.success || user?.role !== "user") return null;
      const hasSchema = read.data.output_config !== undefined;
      return { instructions: read.data.system, question: user.content, hasSchema };
    },
    isKey: (headers) =>
      headers["anthropic-version"] === "2023-06-01" &&
      (headers["x-api-key"] === undefined || headers["x-api-key"] === modelKey),
    write: ({ text, end }) => ({
      type: "message",
      role: "assistant",
      content: end === "refused" ? [] : [{ type: "text", text }],
      stop_reason: { done: "end_turn", refused: "refusal", cutShort: "max_tokens" }[end],
      usage: { output_tokens: 700 },
    }),
  },
};
