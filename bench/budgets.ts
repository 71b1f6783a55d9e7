import { readFileSync } from "node:fs";
import { inCheckout } from "../scripts/process/checkout.mjs";

/** What is aimed at, and what fails the build. Until the aim is met, the limit is a little above what was measured. */
export interface Budget {
  aim: number;
  limit: number;
}

/** A budget in kilobytes of gzip, with those of each file when the limit was set, to tell which one grew. */
export interface WeightBudget extends Budget {
  files: Record<string, number>;
}

export interface Budgets {
  pages: Record<string, { js: WeightBudget; css: WeightBudget }>;
  /** Statements that a call sends to the database, whatever the size of what it answers. */
  queries: Record<string, Budget>;
  /** Kilobytes of compressed answers. */
  answers: Record<string, Budget>;
}

export const budgetsFile: string = inCheckout("bench/budgets.json");

export const budgets: Budgets = JSON.parse(readFileSync(budgetsFile, "utf8"));
