/** The columns of the finance table in order. The table can be sorted by each of them. */
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
