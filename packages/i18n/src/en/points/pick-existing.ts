/** The dialog that takes points of other days. */
export const pickExisting = {
  title: "Add to {{day}}",
  search: "Find by name or address",
  empty: "The trip has no points yet.",
  notFound: "No matching points",
  more_one: "And {{count}} more. Keep typing to narrow it down.",
  more_other: "And {{count}} more. Keep typing to narrow it down.",
  addNone: "Add points",
  add_one: "Add {{count}} point",
  add_other: "Add {{count}} points",
} as const;
