import * as z from "zod/mini";

/**
 * An error as it leaves the server, beside its HTTP status (decisions 2): `message` is in the caller's language and
 * safe to show, `fields` maps a field path to its message. The code is one of `errors.ts`, or a later one.
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
export type ErrorAnswer = z.infer<typeof errorAnswer>;
