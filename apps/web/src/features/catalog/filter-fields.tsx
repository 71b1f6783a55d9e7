import { anyLanguage, isLanguage, languages } from "@castor/core/basics/language.ts";
import { catalogSort, catalogSorts } from "@castor/core/catalog/catalog-sort.ts";
import { countryCodes } from "@castor/core/geo/country-codes.ts";
import { countryName } from "@castor/core/geo/country-name.ts";
import { memo, useMemo, useState } from "react";
import { languageName } from "../../i18n/language-name.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { type CatalogFilters, lengths, usualOrder } from "./list-filters.ts";
import { useFilterWords } from "./use-filter-words.ts";

export interface FilterFieldsProps {
  filters: CatalogFilters;
  onChange: (change: Partial<CatalogFilters>) => void;
}

const lengthId = ({ minDays = "", maxDays = "" }: Pick<CatalogFilters, "minDays" | "maxDays">) =>
  `${minDays}-${maxDays}`;
const anyLength = lengthId({});

/** These countries by name in the reader's language. */
function useCountries(codes: readonly string[]) {
  const language = useLanguage();
  return useMemo(
    () =>
      codes
        .map((value) => ({ value, label: countryName(value, language) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [codes, language],
  );
}

/** Country, language and length, and the order. Memoized: typing in the search does not draw them again. */
export const FilterFields = memo(function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const translate = useWords("common", "catalog");
  return (
    <>
      <CountryField filters={filters} onChange={onChange} />
      <SelectField
        label={translate("catalog.language")}
        allowDeselect={false}
        data={[
          { value: "", label: translate("catalog.anyLanguage") },
          ...languages
            .filter((value) => isLanguage(value) || value === filters.language)
            .map((value) => ({ value, label: languageName(value) })),
        ]}
        value={filters.language ?? ""}
        onChange={(chosen) => onChange({ language: anyLanguage.safeParse(chosen).data })}
      />
      <LengthField filters={filters} onChange={onChange} />
      <SelectField
        label={translate("catalog.sort")}
        allowDeselect={false}
        data={catalogSorts
          // Without a search nothing matches better than another.
          .filter((value) => value !== "relevance" || filters.search)
          .map((value) => ({ value, label: translate(`catalog.sorts.${value}`) }))}
        value={filters.sort ?? usualOrder(filters)}
        onChange={(chosen) => {
          const sort = catalogSort.safeParse(chosen).data;
          onChange({ sort: sort === usualOrder(filters) ? undefined : sort });
        }}
      />
    </>
  );
});

const noCodes: readonly string[] = [];

function CountryField({ filters: { country }, onChange }: FilterFieldsProps) {
  const translate = useWords("common", "catalog");
  // Naming all countries takes a tenth of a second on a phone, and most visitors choose none.
  const [isUsed, setUsed] = useState(false);
  const chosen = useMemo(() => (country ? [country] : noCodes), [country]);
  return (
    <SelectField
      label={translate("catalog.country")}
      placeholder={translate("catalog.anyCountry")}
      searchable
      clearable
      nothingFoundMessage={translate("catalog.noCountry")}
      onFocus={() => setUsed(true)}
      data={useCountries(isUsed ? countryCodes : chosen)}
      value={country ?? null}
      onChange={(code) => onChange({ country: code ?? undefined })}
    />
  );
}

function LengthField({ filters, onChange }: FilterFieldsProps) {
  const translate = useWords("common", "catalog");
  const { length } = useFilterWords();
  const { minDays, maxDays } = filters;
  const chosen = { minDays, maxDays };
  const isListed = lengths.some((known) => lengthId(known) === lengthId(chosen));
  // A length of the address that is not in the list is shown too.
  const all = isListed || lengthId(chosen) === anyLength ? lengths : [...lengths, chosen];
  return (
    <SelectField
      label={translate("catalog.length")}
      allowDeselect={false}
      data={[
        { value: anyLength, label: length({}) },
        ...all.map((known) => ({ value: lengthId(known), label: length(known) })),
      ]}
      value={lengthId(chosen)}
      onChange={(value) => {
        const { minDays: from, maxDays: to } =
          all.find((known) => lengthId(known) === value) ?? ({} as CatalogFilters);
        onChange({ minDays: from, maxDays: to });
      }}
    />
  );
}
