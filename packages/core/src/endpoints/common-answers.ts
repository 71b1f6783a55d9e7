import * as z from "zod/mini";

export const done = z.object({ success: z.boolean() });

/** Done, with a sentence for the user. */
export const doneWithWords = z.object({ success: z.boolean(), message: z.string() });
