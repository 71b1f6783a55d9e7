import { useState } from "react";
import styles from "./date-fields.module.css";
import { DateInput, type DateInputProps } from "./dates/date-input.tsx";
import { TimeField } from "./time-field.tsx";

interface FieldProps extends Omit<DateInputProps, "value"> {
  /** Null or empty: no date. */
  value?: string | null;
}

/** A date, `YYYY-MM-DD`, typed freely or chosen (specification#typed-dates). */
export function DateField({ value, ...props }: FieldProps) {
  return <DateInput {...props} value={value || null} />;
}

export interface DateTimeFieldProps extends FieldProps {
  /** The time set when only a date is chosen, `HH:mm`. */
  usualTime?: string;
  /** The date set when only a time is typed, `YYYY-MM-DD`; it may follow from the time. */
  usualDate?: string | ((time: string) => string);
}

const dateLength = "YYYY-MM-DD".length;

/** A date and a time, `YYYY-MM-DD HH:mm`. A missing time leaves the value incomplete, so that saving says so. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { usualTime = "00:00", usualDate, value, onChange, className, ...rest } = props;
  const { format, label, required } = rest;
  /** The time while there is no date. */
  const [spareTime, setSpareTime] = useState("");
  /** True while nobody has chosen the date: it follows the time, of which each digit comes alone. */
  const [isUsual, setUsual] = useState(false);
  const dateFor = (typed: string) =>
    typeof usualDate === "function" ? usualDate(typed) : usualDate;
  const date = value ? value.slice(0, dateLength) : null;
  const time = value ? value.slice(dateLength + 1) : spareTime;
  return (
    <div className={`grid gap-8 ${styles.both} ${className ?? ""}`}>
      <DateInput
        {...rest}
        value={date}
        onChange={(chosen) => {
          setSpareTime(time);
          setUsual(false);
          onChange(chosen && `${chosen} ${time || usualTime}`);
        }}
      />
      <TimeField
        format={format}
        label={format.time}
        fullLabel={`${label}: ${format.time}`}
        value={time}
        required={required ?? false}
        onChange={(chosen) => {
          const isOpen = chosen !== "" && (isUsual || !date);
          const day = isOpen ? (dateFor(chosen) ?? date) : date;
          setUsual(isOpen);
          if (day) onChange(`${day} ${chosen}`);
          else setSpareTime(chosen);
        }}
      />
    </div>
  );
}
