import { currencies } from "@castor/core/basics/currencies.ts";
import { readAmount } from "@castor/core/basics/money.ts";
import { finance } from "@castor/core/finance/finance.ts";
import { type FinanceValues, hasAmounts, toFinance } from "@castor/core/finance/finance-values.ts";
import { paymentForms } from "@castor/core/finance/payment-forms.ts";
import { priceTypes } from "@castor/core/finance/price-types.ts";
import { sumFinance, type Travellers } from "@castor/core/finance/table/sum-finance.ts";
import { countNights, type StayDates } from "@castor/core/points/stay-nights.ts";
import { type ClipboardEvent, type FormEvent, type ReactNode, useState } from "react";
import { useDateFieldFormat } from "../i18n/date-field-format.ts";
import { useFormats } from "../i18n/formats.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { SegmentedChoice } from "../ui/choices/segmented-choice.tsx";
import { DateField } from "../ui/fields/date-fields.tsx";
import { NumberField } from "../ui/fields/number-field.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { SwitchField } from "../ui/fields/switch-field.tsx";
import { Collapsible } from "../ui/layout/collapsible.tsx";
import styles from "./finance-fields.module.css";
import { usePaidPrice } from "./use-paid-price.ts";

type Field = keyof FinanceValues;

export interface FinanceFieldsProps {
  values: FinanceValues;
  people: Travellers;
  /** The stay whose nights a price may be of. Absent where nobody sleeps. */
  stay?: StayDates | undefined;
  /** The input props of a field, from the form. */
  inputProps: (field: Field) => { error?: ReactNode };
  onChange: (change: Partial<FinanceValues>) => void;
  /** True for forms whose main subject is money. */
  startsOpen?: boolean;
}

/** True for input that is not a single key: pasted, dropped, dictated, autofilled (Input Events 2, 4.1.2). */
const cameWhole = (event: Event): boolean => {
  const { inputType = "", data = null } = event as Partial<InputEvent>;
  if (inputType === "insertText") return data !== null && data.length > 1;
  return inputType === "" || /^insertFrom|^insertReplacement/.test(inputType);
};

/** The finance data form (specification#finance-block): price, paid amount and deadlines. */
export function FinanceFields(props: FinanceFieldsProps) {
  const { values, people, inputProps, startsOpen = false } = props;
  const stay = props.stay ?? null;
  const paid = usePaidPrice(values, { people, stay }, props.onChange);
  const onChange = paid.change;
  const translate = useWords("common", "price-fields");
  const formats = useFormats();
  const format = useDateFieldFormat();
  const sum = useSum(values, people, stay);
  // A kid's price may be invalid though it is no longer used, as after another currency was chosen: then it stays shown.
  const [wasKidWrong, setKidWrong] = useState(false);
  if (inputProps("pricePerKid").error && !wasKidWrong) setKidWrong(true);
  const hasError = (Object.keys(values) as Field[]).some((field) => inputProps(field).error);
  const amount = (field: "price" | "payed" | "pricePerKid") => ({
    min: 0,
    decimalSeparator: formats.decimalMark,
    hideControls: true,
    ...inputProps(field),
    value: values[field],
    onChange: (value: number | string) => onChange({ [field]: value }),
    // NumberField handles the decimal mark by key only: in pasted text it would drop the mark of another language.
    // NumberField would also take a single comma for the mark before the amount is read.
    onPasteCapture: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData("text");
      if (readAmount(text, formats.decimalMark) !== null) event.stopPropagation();
    },
    onChangeCapture: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      const read = cameWhole(nativeEvent)
        ? readAmount(currentTarget.value, formats.decimalMark)
        : null;
      if (read !== null) currentTarget.value = read.replace(".", formats.decimalMark);
    },
  });
  const day = (field: "paymentDueDate" | "cancellationDate" | "validFrom" | "validTo") => ({
    format,
    clearable: true,
    ...inputProps(field),
    value: values[field],
    onChange: (value: string | null) => onChange({ [field]: value }),
  });
  return (
    <Collapsible
      title={translate("finance.title")}
      summary={sum}
      startsOpen={startsOpen || hasAmounts(values)}
      mustOpen={hasError}
    >
      <div className={styles.fields}>
        <SegmentedChoice
          className="whole-line"
          label={translate("finance.type")}
          isLabelShown
          value={values.type}
          choices={priceTypes.map((type) => ({
            value: type,
            label: translate(`finance.types.${type}`),
          }))}
          onChange={(type) => onChange({ type })}
        />
        <div className={`whole-line row wrap items-start ${styles.price}`}>
          <NumberField label={translate(`finance.price.${values.type}`)} {...amount("price")} />
          {values.type === "adultChild" || wasKidWrong ? (
            <NumberField label={translate("finance.pricePerKid")} {...amount("pricePerKid")} />
          ) : null}
          <Button
            icon={paid.isPaid ? "circle-check" : undefined}
            className={styles.paid}
            aria-pressed={paid.isPaid}
            onClick={paid.toggle}
          >
            {translate("finance.isPaid")}
          </Button>
        </div>
        {stay || values.isPerNight ? (
          <SwitchField
            className="whole-line"
            label={translate("finance.isPerNight")}
            description={
              values.isPerNight ? translate("finance.nights", { count: countNights(stay) }) : null
            }
            {...inputProps("isPerNight")}
            checked={values.isPerNight}
            onChange={(event) => onChange({ isPerNight: event.currentTarget.checked })}
          />
        ) : null}
        <SelectField
          label={translate("finance.currency")}
          searchable
          allowDeselect={false}
          nothingFoundMessage={translate("trips.noCurrency")}
          data={currencies.map(({ id }) => ({
            value: id,
            label: `${id} · ${formats.currencyName(id)}`,
          }))}
          {...inputProps("currency")}
          value={values.currency}
          onChange={(id) => {
            const known = currencies.find((row) => row.id === id);
            if (known) onChange({ currency: known.id });
          }}
        />
        <NumberField label={translate("finance.payed")} {...amount("payed")} />
        <SelectField
          label={translate("finance.paymentType")}
          allowDeselect={false}
          data={paymentForms.map(({ id }) => ({
            value: id,
            label: translate(`costs.paymentTypes.${id}`),
          }))}
          {...inputProps("paymentType")}
          value={values.paymentType}
          onChange={(id) => {
            const known = paymentForms.find((row) => row.id === id);
            if (known) onChange({ paymentType: known.id });
          }}
        />
        <SwitchField
          className="whole-line"
          label={translate("finance.isOnSite")}
          {...inputProps("isOnSite")}
          checked={values.isOnSite}
          onChange={(event) => onChange({ isOnSite: event.currentTarget.checked })}
        />
        <DateField label={translate("finance.paymentDueDate")} {...day("paymentDueDate")} />
        <DateField label={translate("finance.cancellationDate")} {...day("cancellationDate")} />
        <DateField label={translate("finance.validFrom")} {...day("validFrom")} />
        <DateField
          label={translate("finance.validTo")}
          opensAt={values.validFrom ?? undefined}
          {...day("validTo")}
        />
      </div>
    </Collapsible>
  );
}

/** The sum in words, once the values are valid. */
function useSum(values: FinanceValues, people: Travellers, stay: StayDates | null): string | null {
  const translate = useWords("common", "price-fields");
  const formats = useFormats();
  const read = finance.safeParse(toFinance(values));
  if (!read.success) return null;
  const { total, payed, remain } = sumFinance(read.data, people, stay);
  if (total === 0 && payed === 0) return null;
  const money = (amount: number) => formats.money(amount, read.data.currency);
  if (total === 0) return translate("finance.sumOnlyPaid", { payed: money(payed) });
  if (remain === 0) return translate("finance.sumPaid", { total: money(total) });
  if (payed === 0) return money(total);
  return translate("finance.sum", { total: money(total), remain: money(remain) });
}
