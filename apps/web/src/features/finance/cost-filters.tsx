import { currency } from "@castor/core/basics/currencies.ts";
import { category } from "@castor/core/finance/categories.ts";
import { paymentForm, paymentForms } from "@castor/core/finance/payment-forms.ts";
import type { FinanceQuery, FinanceTable } from "@castor/core/finance/table/finance-table.ts";
import { limits } from "@castor/core/limits.ts";
import { memo, type ReactNode, useId, useState } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { SearchRegion } from "../../ui/layout/search-region.tsx";
import styles from "./cost-filters.module.css";

/** The filters, as in the address (specification#finance-page). */
export interface CostFilterValues {
  category: FinanceQuery["c"];
  payStatus: FinanceQuery["ps"];
  paymentType: FinanceQuery["pt"];
  currency: FinanceQuery["cur"];
  date: FinanceQuery["d"];
  /** True when places off the path are hidden. */
  excluded?: "0" | undefined;
}

export interface CostFiltersProps {
  values: CostFilterValues;
  /** The options, from the whole trip whatever is filtered. */
  choices: Pick<FinanceTable, "categories" | "currencies" | "dates">;
  search: string;
  onSearch: (search: string) => void;
  onChange: (change: Partial<CostFilterValues>) => void;
  /** True when the trip has a place off the path. */
  hasExcluded: boolean;
  onClear: () => void;
  /** The order field, for lists without headings. */
  order?: ReactNode;
}

/** The number of active filters among the folded ones. */
const countFolded = ({
  excluded,
  paymentType,
  category: ofCategory,
  ...values
}: CostFilterValues) =>
  [ofCategory, values.currency, values.date].filter((of) => of !== "all").length +
  (paymentType === "any" ? 0 : 1) +
  (excluded ? 1 : 0);

/** Search, status, and the other filters, which are folded: the costs are what people come for. */
export function CostFilters(props: CostFiltersProps) {
  const { values, search, onSearch, onChange, onClear, choices, hasExcluded, order } = props;
  const translate = useWords("common", "costs");
  const partId = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countFolded(values);
  const isNarrowed = count > 0 || values.payStatus !== "all" || search !== "";
  return (
    <SearchRegion label={translate("costsPage.filters")} className={styles.filters ?? ""}>
      <TextField
        className={styles.search}
        aria-label={translate("costsPage.search")}
        placeholder={translate("costsPage.search")}
        leftSection={<Icon name="search" size={18} />}
        rightSection={
          search === "" ? null : (
            <IconButton
              icon="x"
              label={translate("costsPage.clearSearch")}
              onClick={() => onSearch("")}
            />
          )
        }
        maxLength={limits.searchQuery}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <SegmentedChoice
        className={styles.status}
        label={translate("costsPage.payStatus")}
        value={values.payStatus}
        choices={(["all", "unpaid", "paid"] as const).map((value) => ({
          value,
          label: translate(`costsPage.payStatuses.${value}`),
        }))}
        onChange={(chosen) => onChange({ payStatus: chosen })}
      />
      <Button aria-expanded={isOpen} aria-controls={partId} onClick={() => setOpen(!isOpen)}>
        {translate("costsPage.filters")}
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} size={18} />
      </Button>
      <div id={partId} hidden={!isOpen} className={`grid gap-12 ${styles.choices}`}>
        {order}
        <Choices {...{ values, choices, hasExcluded, onChange }} />
      </div>
      {isNarrowed ? (
        <Button kind="quiet" icon="x" className={styles.clear} onClick={onClear}>
          {translate("costsPage.clearFilters")}
        </Button>
      ) : null}
    </SearchRegion>
  );
}

type ChoicesProps = Pick<CostFiltersProps, "values" | "choices" | "hasExcluded" | "onChange">;

/** Memoized: typing in the search does not draw them again. */
const Choices = memo(function Choices(props: ChoicesProps) {
  const { values, choices, hasExcluded, onChange } = props;
  const translate = useWords("common", "costs");
  const formats = useFormats();
  return (
    <>
      <Choice
        label={translate("costTable.columns.category")}
        value={values.category}
        data={[
          { value: "all", label: translate("costsPage.allCategories") },
          ...withChosen(choices.categories, values.category).map((id) => ({
            value: id,
            label: translate(`costs.categories.${id}`),
          })),
        ]}
        onChoose={(id) => onChange({ category: orAll(category.safeParse(id)) })}
      />
      <Choice
        label={translate("costTable.columns.paymentType")}
        value={values.paymentType}
        data={paymentForms.map(({ id }) => ({
          value: id,
          label: translate(
            id === "any" ? "costsPage.anyPaymentMethod" : `costs.paymentTypes.${id}`,
          ),
        }))}
        onChoose={(id) => onChange({ paymentType: paymentForm.safeParse(id).data ?? "any" })}
      />
      <Choice
        label={translate("costTable.columns.currency")}
        value={values.currency}
        data={[
          { value: "all", label: translate("costsPage.allCurrencies") },
          ...withChosen(choices.currencies, values.currency).map((id) => ({
            value: id,
            label: id,
          })),
        ]}
        onChoose={(id) => onChange({ currency: orAll(currency.safeParse(id)) })}
      />
      <Choice
        label={translate("costTable.columns.date")}
        value={values.date}
        data={[
          { value: "all", label: translate("costsPage.allDates") },
          ...withChosen(choices.dates, values.date).map((date) => ({
            value: date,
            label: formats.date(date),
          })),
        ]}
        onChoose={(date) => onChange({ date })}
      />
      {hasExcluded ? (
        <SwitchField
          className="whole-line"
          label={translate("costsPage.excluded")}
          checked={values.excluded !== "0"}
          onChange={(event) =>
            onChange({ excluded: event.currentTarget.checked ? undefined : "0" })
          }
        />
      ) : null}
    </>
  );
});

/** Adds a value of the address that the trip does not have: it explains why the list is empty. */
const withChosen = <T extends string>(used: readonly T[], chosen: T | "all"): readonly T[] =>
  chosen === "all" || used.includes(chosen) ? used : [...used, chosen];

const orAll = <T,>(read: { data?: T | undefined }): T | "all" => read.data ?? "all";

interface ChoiceProps {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, data, onChoose }: ChoiceProps) {
  const translate = useWords("common");
  return (
    <SelectField
      label={label}
      allowDeselect={false}
      searchable={data.length > 12}
      nothingFoundMessage={translate("trips.notListed")}
      data={data}
      value={value}
      onChange={(chosen) => {
        if (chosen !== null) onChoose(chosen);
      }}
    />
  );
}
