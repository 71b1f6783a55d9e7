import * as z from "zod/mini";

/** The arrangements of map and list (specification#layouts). */
export const layouts = ["vertical", "pointsLeft", "horizontal"] as const;
export const layout = z.enum(layouts);
export type Layout = z.infer<typeof layout>;
