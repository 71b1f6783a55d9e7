import { readTypedNumber } from "@castor/core/basics/read-typed-number.ts";
import { addDays, type DateText, daysBetween, isDate } from "@castor/core/time/dates.ts";
import { useDateFieldFormat } from "../../../i18n/date-field-format.ts";
import { useWords } from "../../../i18n/words.ts";
import { DateField } from "../../../ui/fields/date-fields.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import styles from "../form/trip-fields.module.css";

/** How far a trip moves, as it is typed: a number, or what is no number yet. */
export type TypedShift = number | string;

/** The number of days of a typed shift; null while it is none. */
export function readShift(typed: TypedShift): number | null {
  const days = readTypedNumber(typed);
  return typeof days === "number" && Number.isInteger(days) ? days : null;
}

/** Asks for the new first day of a trip, or by how many days it moves: each field says what the other means. */
export function ShiftFields({
  startDate,
  shift,
  onShift,
}: {
  startDate: DateText;
  shift: TypedShift;
  onShift: (shift: TypedShift) => void;
}) {
  const translate = useWords("common", "trip-dates");
  const days = readShift(shift);
  const day = days === null ? "" : addDays(startDate, days);
  return (
    <div className={`grid gap-16 ${styles.pair}`}>
      <DateField
        data-autofocus
        format={useDateFieldFormat()}
        label={translate("tripDates.newFirstDay")}
        value={isDate(day) ? day : ""}
        onChange={(chosen) =>
          onShift(chosen !== null && isDate(chosen) ? daysBetween(startDate, chosen) : "")
        }
      />
      <NumberField
        label={translate("tripDates.byDays")}
        description={translate("tripDates.byDaysHint")}
        inputWrapperOrder={["label", "input", "error", "description"]}
        allowDecimal={false}
        value={shift}
        onChange={onShift}
      />
    </div>
  );
}
