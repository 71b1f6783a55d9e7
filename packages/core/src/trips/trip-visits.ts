import * as z from "zod/mini";

/** How often others opened and copied a public trip (specification#trip-visits). Counts only; nothing says who they were. */
export const tripVisits = z.object({
  opened: z.int().check(z.minimum(0)),
  copied: z.int().check(z.minimum(0)),
});
export type TripVisits = z.infer<typeof tripVisits>;
