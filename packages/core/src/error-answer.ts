import * as z from "zod/mini";

/**
 * The body of an error answer (specification#errors). `message` is in the caller's language and safe to show; `fields` maps a
 * field path to its message. `code` is one of `errors.ts` or one that a later version adds.
 */
export const errorAnswer = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
/**
 * A refusal as a client reads it: of whatever answered, only the words are taken for granted, and they may stand in
 * `message` or in `error.message` (specification#password-change).
 */
export const refusal = z.object({
  message: z.optional(z.string()),
  error: z.optional(
    z.object({
      code: z.optional(z.string()),
      message: z.optional(z.string()),
      fields: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
export type Refusal = z.infer<typeof refusal>;

/** The server's message, else its error's; "" when it gave none (specification#password-change). */
export const wordsOfRefusal = ({ message, error }: Refusal): string =>
  message || error?.message || "";
