import * as z from "zod/mini";

/** The priorities of points (specification#priorities): must see, normal, if time allows. */
export const priorities = [
  { id: "star", icon: "star" },
  { id: "normal", icon: "circle" },
  { id: "second", icon: "circle-dashed" },
] as const;

export const priority = z.enum(priorities.map(({ id }) => id));
export type PriorityId = z.infer<typeof priority>;
