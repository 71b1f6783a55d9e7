import * as z from "zod/mini";

const shore = z.tuple([z.number(), z.number()]);

/**
 * Bridges, tunnels and dams: latitude and longitude of a position on each shore. What they join is one land mass. `toIslet` says that the
 * second shore is on land that no coast has, so that its cell may be water.
 */
export const fixedLinks = z.object({
  links: z.array(
    z.object({ name: z.string(), from: shore, to: shore, toIslet: z._default(z.boolean(), false) }),
  ),
});
export type FixedLink = z.infer<typeof fixedLinks>["links"][number];
