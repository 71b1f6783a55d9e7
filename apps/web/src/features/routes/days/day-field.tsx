import { limits } from "@castor/core/limits.ts";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { DateField, DateWords } from "../../../ui/fields/date-fields.tsx";
import { readDate } from "./read-date.ts";

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  error?: ReactNode;
  isFirst?: boolean;
}

/** A date without a time, typed or chosen, written as everywhere (section 9). */
export function DayField({ label, value, onChange, error, isFirst }: DayFieldProps) {
  const translate = useWords();
  const language = useLanguage();
  return (
    <DateWords locale={language}>
      <DateField
        required
        {...(isFirst ? { "data-autofocus": true } : {})}
        label={label}
        valueFormat="DD.MM.YYYY"
        dateParser={readDate}
        minDate={`${limits.yearMin}-01-01`}
        maxDate={`${limits.yearMax}-12-31`}
        ariaLabels={{
          previousMonth: translate("routes.previousMonth"),
          nextMonth: translate("routes.nextMonth"),
        }}
        error={error}
        value={value === "" ? null : value}
        onChange={(day) => onChange(day ?? "")}
      />
    </DateWords>
  );
}
