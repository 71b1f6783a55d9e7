import type { Formats } from "@castor/core/formats/create-formats.ts";
import type { TranslateWith } from "../../../i18n/words.ts";
import type { CostFilterValues } from "../cost-filters.tsx";

/** By what the costs are narrowed, in words: without them a part would pass for the whole. */
export function describeFilters(
  values: CostFilterValues,
  search: string,
  translate: TranslateWith<"costs">,
  formats: Formats,
): string[] {
  const { category, paymentType, currency, date, payStatus, excluded } = values;
  const named = (name: "category" | "paymentType" | "currency" | "date", value: string) =>
    `${translate(`costTable.columns.${name}`)}: ${value}`;
  return [
    search === "" ? null : `${translate("costsPage.search")}: ${search}`,
    category === "all" ? null : named("category", translate(`costs.categories.${category}`)),
    payStatus === "all" ? null : translate(`costsPage.payStatuses.${payStatus}`),
    paymentType === "any"
      ? null
      : named("paymentType", translate(`costs.paymentTypes.${paymentType}`)),
    currency === "all" ? null : named("currency", currency),
    date === "all" ? null : named("date", formats.date(date)),
    excluded ? translate("costsPage.withoutExcluded") : null,
  ].filter((words) => words !== null);
}
