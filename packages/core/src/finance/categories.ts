import * as z from "zod/mini";

/** The finance categories (specification#finance-categories) with icon and colour. */
export const categories = [
  { id: "plane", icon: "plane", color: "#2F6FB0" },
  { id: "car", icon: "car", color: "#4C7A1F" },
  { id: "transport", icon: "bus", color: "#4A5A68" },
  { id: "entertainment", icon: "ticket", color: "#9B2C9B" },
  { id: "other", icon: "dots", color: "#56666B" },
  { id: "accommodation", icon: "bed", color: "#1E5FA8" },
  { id: "restaurant", icon: "tools-kitchen-2", color: "#B3431F" },
] as const;

export const category = z.enum(categories.map(({ id }) => id));
export type CategoryId = z.infer<typeof category>;
