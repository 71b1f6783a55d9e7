import * as z from "zod/mini";

/** How map and list share the screen (section 3; wire ids of decisions 5). */
export const layouts = ["vertical", "pointsLeft", "horizontal"] as const;
export const layout = z.enum(layouts);
export type Layout = z.infer<typeof layout>;
