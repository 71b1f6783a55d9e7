import * as z from "zod/mini";

/** The icons of days (specification#route-icons). Each id is also the name of its picture. */
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
