import * as z from "zod/mini";

/**
 * The draft of `ai/place` for a point (specification#drafts): text of a language model (`ai`), or known facts about the place.
 * `source` names its origin; tips join the description as a list. Nothing is used before the reader accepts it.
 */
export const placeDraft = z.object({
  ai: z.boolean(),
  source: z.string(),
  description: z.string(),
  /** Empty if unknown. */
  address: z.string(),
  workingHours: z.nullable(z.string()),
  tips: z.array(z.string()),
});
export type PlaceDraft = z.infer<typeof placeDraft>;
