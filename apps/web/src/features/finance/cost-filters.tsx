import { category } from "@castor/core/finance/categories.ts";
import { currency } from "@castor/core/finance/currencies.ts";
import type { FinanceQuery, FinanceTable } from "@castor/core/finance/finance-table.ts";
import { paymentForm, paymentForms } from "@castor/core/finance/payment-forms.ts";
import { limits } from "@castor/core/limits.ts";
import { memo, type ReactNode } from "react";
import { useIsPhone } from "../../device/media.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import styles from "./cost-filters.module.css";

/** Which rows are asked for, as the address says it (section 2). */
export interface CostFilterValues {
  category: FinanceQuery["c"];
  payStatus: FinanceQuery["ps"];
  paymentType: FinanceQuery["pt"];
  currency: FinanceQuery["cur"];
  date: FinanceQuery["d"];
  /** Without places that are left out of the path. */
  excluded?: "0" | undefined;
}

export interface CostFiltersProps {
  values: CostFilterValues;
  /** What there is to choose from: of the whole trip, whatever is chosen. */
  choices: Pick<FinanceTable, "categories" | "currencies" | "dates">;
  search: string;
  onSearch: (search: string) => void;
  onChange: (change: Partial<CostFilterValues>) => void;
  /** Some place of the trip is left out of the path. */
  hasExcluded: boolean;
  onClear: () => void;
  /** What stands there too where the table has no headings. */
  order?: ReactNode;
}

/** How many of the choices narrow what is shown. */
const countChosen = ({ excluded, ...values }: CostFilterValues): number =>
  [values.category, values.currency, values.date, values.payStatus].filter((of) => of !== "all")
    .length +
  (values.paymentType === "any" ? 0 : 1) +
  (excluded ? 1 : 0);

/** Search and filters of the costs; on a phone the lesser ones fold away. */
export function CostFilters(props: CostFiltersProps) {
  const { values, search, onSearch, onChange, onClear, choices, hasExcluded, order } = props;
  const chosen = { values, choices, hasExcluded, onChange };
  const translate = useWords();
  const isPhone = useIsPhone();
  const { payStatus } = values;
  const count = countChosen(values);
  const isNarrowed = count > 0 || search !== "";
  const clear = isNarrowed ? (
    <Button kind="quiet" icon="x" onClick={onClear}>
      {translate("costs.clearFilters")}
    </Button>
  ) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every browser and screen reader
    <div
      role="search"
      className={`${styles.filters} on-screen`}
      aria-label={translate("costs.filters")}
    >
      <div className={styles.first}>
        <TextField
          className={styles.search}
          aria-label={translate("costs.search")}
          placeholder={translate("costs.search")}
          leftSection={<Icon name="search" size={18} />}
          rightSection={
            search === "" ? null : (
              <IconButton
                icon="x"
                label={translate("costs.clearSearch")}
                onClick={() => onSearch("")}
              />
            )
          }
          maxLength={limits.searchQuery}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <SegmentedChoice
          label={translate("costs.payStatus")}
          value={payStatus}
          choices={(["all", "unpaid", "paid"] as const).map((value) => ({
            value,
            label: translate(`costs.payStatuses.${value}`),
          }))}
          onChange={(chosen) => onChange({ payStatus: chosen })}
        />
        {isPhone ? null : clear}
      </div>
      {isPhone ? (
        <Fold
          title={translate("costs.filters")}
          summary={count > 0 ? String(count) : null}
          startsOpen={false}
        >
          <div className={styles.choices}>
            {order}
            <Choices {...chosen} />
            {clear}
          </div>
        </Fold>
      ) : (
        <div className={styles.choices}>
          {order}
          <Choices {...chosen} />
        </div>
      )}
    </div>
  );
}

type ChoicesProps = Pick<CostFiltersProps, "values" | "choices" | "hasExcluded" | "onChange">;

/** Drawn anew when one of them changes, not with each letter of the search. */
const Choices = memo(function Choices(props: ChoicesProps) {
  const { values, choices, hasExcluded, onChange } = props;
  const translate = useWords();
  const formats = useFormats();
  return (
    <>
      <Choice
        label={translate("finance.columns.category")}
        value={values.category}
        data={[
          { value: "all", label: translate("costs.allCategories") },
          ...withChosen(choices.categories, values.category).map((id) => ({
            value: id,
            label: translate(`finance.categories.${id}`),
          })),
        ]}
        onChoose={(id) => onChange({ category: orAll(category.safeParse(id)) })}
      />
      <Choice
        label={translate("finance.columns.paymentType")}
        value={values.paymentType}
        data={paymentForms.map(({ id }) => ({
          value: id,
          label: translate(`finance.paymentTypes.${id}`),
        }))}
        onChoose={(id) => onChange({ paymentType: paymentForm.safeParse(id).data ?? "any" })}
      />
      <Choice
        label={translate("finance.columns.currency")}
        value={values.currency}
        data={[
          { value: "all", label: translate("costs.allCurrencies") },
          ...withChosen(choices.currencies, values.currency).map((id) => ({
            value: id,
            label: id,
          })),
        ]}
        onChoose={(id) => onChange({ currency: orAll(currency.safeParse(id)) })}
      />
      <Choice
        label={translate("finance.columns.date")}
        value={values.date}
        data={[
          { value: "all", label: translate("costs.allDates") },
          ...withChosen(choices.dates, values.date).map((date) => ({
            value: date,
            label: formats.date(date),
          })),
        ]}
        onChoose={(date) => onChange({ date })}
      />
      {hasExcluded ? (
        <SwitchField
          className={styles.excluded}
          label={translate("costs.excluded")}
          checked={values.excluded !== "0"}
          onChange={(event) =>
            onChange({ excluded: event.currentTarget.checked ? undefined : "0" })
          }
        />
      ) : null}
    </>
  );
});

/** What an address asks for and the trip has not is among the choices all the same: it is why nothing is there. */
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
  return (
    <SelectField
      label={label}
      allowDeselect={false}
      searchable={data.length > 12}
      data={data}
      value={value}
      onChange={(chosen) => {
        if (chosen !== null) onChoose(chosen);
      }}
    />
  );
}
