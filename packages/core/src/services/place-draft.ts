import * as z from "zod/mini";

/**
 * What `ai/place` proposes for a point (decisions 8): written by a language model (`ai`), or a card of what is known.
 * `source` says who; tips join the description as a list. Nothing of it holds before its reader takes it over.
 */
export const placeDraft = z.object({
  ai: z.boolean(),
  source: z.string(),
  description: z.string(),
  /** Empty when nobody knows it. */
  address: z.string(),
  workingHours: z.nullable(z.string()),
  tips: z.array(z.string()),
});
export type PlaceDraft = z.infer<typeof placeDraft>;
