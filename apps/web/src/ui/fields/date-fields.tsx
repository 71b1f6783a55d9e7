import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/ru";
import "./field.css";
import type { DateText, DateTimeText } from "@castor/core/basics/dates.ts";
import { limits } from "@castor/core/limits.ts";
import { DateInput, DatesProvider, DateTimePicker, TimeInput } from "@mantine/dates";
import type { FocusEvent, ReactNode } from "react";
import { readDate } from "./read-date.ts";

/** What the calendar and the clock of a date field say, and in which language. */
export interface DateFieldWords {
  locale: string;
  previousMonth: string;
  nextMonth: string;
  hours: string;
  minutes: string;
  done: string;
}

interface FieldProps<Text> {
  label: string;
  description?: string;
  words: DateFieldWords;
  /** Null or empty while there is none. */
  value?: Text | null;
  onChange: (value: Text | null) => void;
  error?: ReactNode;
  required?: boolean;
  /** Whether it may be emptied by a button. */
  clearable?: boolean;
  /** Where the calendar opens while there is none. */
  opensAt?: DateText | undefined;
  "data-autofocus"?: boolean;
  "data-path"?: string;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/** Weeks begin on Monday. */
function Words({ words, children }: { words: DateFieldWords; children: ReactNode }) {
  const settings = { locale: words.locale, firstDayOfWeek: 1 as const, consistentWeeks: true };
  return <DatesProvider settings={settings}>{children}</DatesProvider>;
}

/** What every calendar has: the years of `limits`, and words for its arrows. */
const calendar = ({ previousMonth, nextMonth }: DateFieldWords) => ({
  minDate: `${limits.yearMin}-01-01`,
  maxDate: `${limits.yearMax}-12-31`,
  ariaLabels: { previousMonth, nextMonth },
});

/** A day, typed or chosen, written as everywhere (section 9). */
export function DateField({ words, opensAt, value, ...props }: FieldProps<DateText>) {
  return (
    <Words words={words}>
      <DateInput
        valueFormat="DD.MM.YYYY"
        dateParser={readDate}
        {...calendar(words)}
        {...(opensAt ? { defaultDate: opensAt } : {})}
        {...props}
        value={value || null}
      />
    </Words>
  );
}

const minuteLength = "YYYY-MM-DD HH:mm".length;

export interface DateTimeFieldProps extends FieldProps<DateTimeText> {
  /** The time with which a day that is chosen begins, `HH:mm`. */
  usualTime?: string;
}

/** A day and a time. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { words, opensAt, usualTime, value, onChange, ...rest } = props;
  return (
    <Words words={words}>
      <DateTimePicker
        valueFormat="DD.MM.YYYY, HH:mm"
        {...calendar(words)}
        {...(opensAt ? { defaultDate: opensAt } : {})}
        {...(usualTime ? { defaultTimeValue: usualTime } : {})}
        timePickerProps={{
          hoursInputLabel: words.hours,
          minutesInputLabel: words.minutes,
        }}
        submitButtonProps={{ "aria-label": words.done }}
        {...rest}
        value={value ? `${value}:00` : null}
        onChange={(chosen) => onChange(chosen?.slice(0, minuteLength) ?? null)}
      />
    </Words>
  );
}

/** A time of day; takes and gives `HH:mm`. */
export const TimeField = TimeInput;
