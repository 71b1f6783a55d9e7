import { countryName } from "@castor/core/geo/country-name.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import type { CatalogFilters, FilterName } from "./list-filters.ts";

/** Says each filter in words. */
export function useFilterWords() {
  const translate = useWords("common", "catalog");
  const language = useLanguage();
  const length = ({ minDays, maxDays }: Pick<CatalogFilters, "minDays" | "maxDays">): string => {
    const [from, to] = [Number(minDays ?? 1), Number(maxDays)];
    if (!minDays && !maxDays) return translate("catalog.anyLength");
    if (!maxDays) return translate("catalog.lengthFrom", { count: from });
    if (from === to) return translate("trips.days", { count: to });
    return minDays
      ? translate("catalog.lengthBetween", { from, count: to })
      : translate("catalog.lengthTo", { count: to });
  };
  const words: Record<FilterName, (filters: CatalogFilters) => string> = {
    search: ({ search = "" }) => search,
    language: (chosen) => (chosen.language ? languageName(chosen.language) : ""),
    country: ({ country = "" }) => countryName(country, language),
    days: length,
  };
  return { length, words };
}
