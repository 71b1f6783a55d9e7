/** Which of the first two numbers of 05/12/2026 is the day. */
export const dateOrders = ["dayFirst", "monthFirst"] as const;
export type DateOrder = (typeof dateOrders)[number];

export const otherOrder = (order: DateOrder): DateOrder =>
  order === "dayFirst" ? "monthFirst" : "dayFirst";
