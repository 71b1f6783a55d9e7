/** The columns of the finance table, in order; by each of them it can be sorted. */
export const financeColumns = [
  "category",
  "title",
  "date",
  "currency",
  "total",
  "payed",
  "remain",
  "adult",
  "kid",
  "status",
] as const;
export type FinanceColumn = (typeof financeColumns)[number];
