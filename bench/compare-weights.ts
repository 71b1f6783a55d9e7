import type { Budgets, WeightBudget } from "./budgets.ts";
import { type PageWeight, sumOf } from "./measure-page-weight.ts";

type Pages = Budgets["pages"];

const kinds = ["js", "css"] as const;
/** Room above today's weight, so that a changed word fails no build. */
const room = 1.02;
/** Smaller changes of a file are not named. */
const namedFromKb = 0.1;

/** One text for each page that is over its limit, which names the files that grew. */
export function compareWeights(weights: readonly PageWeight[], pages: Pages): string[] {
  return weights.flatMap((weight) => {
    const budget = pages[weight.page];
    if (budget === undefined)
      return [`Page ${weight.page} has no budget: npm run budgets -- --write`];
    return kinds.flatMap((kind) => {
      const measured = sumOf(weight[kind]);
      const { limit } = budget[kind];
      if (measured <= limit) return [];
      const grown = describeGrowth(weight[kind], budget[kind]);
      return [
        `Page ${weight.page}: ${measured.toFixed(1)} kB of ${kind.toUpperCase()}, over its limit of ${limit} kB. Grown: ${grown}`,
      ];
    });
  });
}

/**
 * The budgets with today's files. A limit falls with the weight and never rises: whoever wants it higher writes it by
 * hand, where a reviewer sees it.
 */
export function tightenPages(weights: readonly PageWeight[], pages: Pages): Pages {
  const tighten = (parts: Record<string, number>, budget: WeightBudget): WeightBudget => ({
    aim: budget.aim,
    limit: Math.min(budget.limit, Math.max(budget.aim, Math.ceil(sumOf(parts) * room))),
    files: Object.fromEntries(
      Object.entries(parts).map(([name, kilobytes]) => [name, Math.round(kilobytes * 10) / 10]),
    ),
  });
  return Object.fromEntries(
    weights
      .toSorted((one, other) => one.page.localeCompare(other.page))
      .map(({ page, js, css }) => {
        const known = pages[page];
        return [
          page,
          {
            js: tighten(js, known?.js ?? { aim: 150, limit: Number.POSITIVE_INFINITY, files: {} }),
            css: tighten(
              css,
              known?.css ?? { aim: 25, limit: Number.POSITIVE_INFINITY, files: {} },
            ),
          },
        ];
      }),
  );
}

function describeGrowth(parts: Record<string, number>, { files }: WeightBudget): string {
  const grown = Object.entries(parts)
    .map(([name, kilobytes]) => ({ name, by: kilobytes - (files[name] ?? 0), isNew: !files[name] }))
    .filter(({ by }) => by >= namedFromKb)
    .toSorted((one, other) => other.by - one.by);
  if (grown.length === 0) return "many files a little";
  return grown
    .map(({ name, by, isNew }) => `${name} by ${by.toFixed(1)} kB${isNew ? " (new)" : ""}`)
    .join(", ");
}
