import * as z from "zod/mini";

/** What a day's icon may be (section 3: default none; decisions 5: about 24), each also the name of its picture. */
export const routeIcons = [
  "none",
  "car",
  "walk",
  "bus",
  "train",
  "plane",
  "ship",
  "bike",
  "bed",
  "tent",
  "beach",
  "mountain",
  "tree",
  "sun",
  "snowflake",
  "camera",
  "building-castle",
  "building-bank",
  "building-church",
  "shopping-bag",
  "tools-kitchen-2",
  "glass-full",
  "heart",
  "star",
  "home",
] as const;

export const routeIcon = z.enum(routeIcons);
export type RouteIcon = z.infer<typeof routeIcon>;
