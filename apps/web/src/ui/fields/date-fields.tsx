import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/ru";
import "./field.css";
import { DateInput, DatesProvider, DateTimePicker, TimePicker } from "@mantine/dates";
import { type FocusEvent, type ReactNode, useRef, useState } from "react";

/** How dates are written and chosen: the words of calendar and clock, and what counts as a date. */
export interface DateManner {
  locale: string;
  /** The first and the last day that there is, `YYYY-MM-DD`. */
  minDate: string;
  maxDate: string;
  /** What somebody typed as `YYYY-MM-DD`; null for what is no date. */
  dateParser: (typed: string) => string | null;
  previousMonth: string;
  nextMonth: string;
  hours: string;
  minutes: string;
  done: string;
  clear: string;
}

interface FieldProps {
  label: string;
  description?: string;
  className?: string;
  manner: DateManner;
  /** Null or empty while there is none. */
  value?: string | null;
  onChange: (value: string | null) => void;
  error?: ReactNode;
  required?: boolean;
  /** Whether it may be emptied by a button. */
  clearable?: boolean;
  /** Where the calendar opens while there is none. */
  opensAt?: string | undefined;
  "data-autofocus"?: boolean;
  "data-path"?: string;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/** Weeks begin on Monday. */
function Locale({ locale, children }: { locale: string; children: ReactNode }) {
  const settings = { locale, firstDayOfWeek: 1 as const, consistentWeeks: true };
  return <DatesProvider settings={settings}>{children}</DatesProvider>;
}

const calendar = ({ minDate, maxDate, previousMonth, nextMonth }: DateManner) => ({
  minDate,
  maxDate,
  ariaLabels: { previousMonth, nextMonth },
});

/** A day, `YYYY-MM-DD`, typed or chosen, and written as everywhere (section 9). */
export function DateField({ manner, opensAt, value, ...props }: FieldProps) {
  return (
    <Locale locale={manner.locale}>
      <DateInput
        valueFormat="DD.MM.YYYY"
        dateParser={manner.dateParser}
        {...calendar(manner)}
        {...(opensAt ? { defaultDate: opensAt } : {})}
        clearButtonProps={{ "aria-label": manner.clear }}
        {...props}
        value={value || null}
      />
    </Locale>
  );
}

const minuteLength = "YYYY-MM-DD HH:mm".length;

export interface DateTimeFieldProps extends FieldProps {
  /** The time with which a day that is chosen begins, `HH:mm`. */
  usualTime?: string;
}

/** A day and a time, `YYYY-MM-DD HH:mm`. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { manner, opensAt, usualTime, value, onChange, ...rest } = props;
  return (
    <Locale locale={manner.locale}>
      <DateTimePicker
        valueFormat="DD.MM.YYYY, HH:mm"
        {...calendar(manner)}
        {...(opensAt ? { defaultDate: opensAt } : {})}
        {...(usualTime ? { defaultTimeValue: usualTime } : {})}
        timePickerProps={{
          hoursInputLabel: manner.hours,
          minutesInputLabel: manner.minutes,
        }}
        clearButtonProps={{ "aria-label": manner.clear }}
        submitButtonProps={{ "aria-label": manner.done }}
        {...rest}
        value={value ? `${value}:00` : null}
        onChange={(chosen) => onChange(chosen?.slice(0, minuteLength) ?? null)}
      />
    </Locale>
  );
}

export interface TimeFieldProps extends Omit<FieldProps, "value" | "onChange" | "opensAt"> {
  /** `HH:mm`; empty while there is none. */
  value?: string;
  onChange: (value: string) => void;
}

/** A time of day, written as everywhere (section 9) and not as the browser's own field would. An hour alone is a full one. */
export function TimeField({ manner, onBlur, ...props }: TimeFieldProps) {
  const hours = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);
  // After typing the picker takes the next value for an echo of its own; one made anew shows it.
  const [completed, setCompleted] = useState(0);
  const completeHour = () => {
    if (!hours.current?.value || minutes.current?.value !== "") return;
    props.onChange(`${hours.current.value}:00`);
    setCompleted(completed + 1);
  };
  return (
    <TimePicker
      key={completed}
      hoursRef={hours}
      minutesRef={minutes}
      hoursInputLabel={`${props.label}: ${manner.hours}`}
      minutesInputLabel={`${props.label}: ${manner.minutes}`}
      clearButtonProps={{ "aria-label": manner.clear }}
      {...props}
      onBlur={(event) => {
        completeHour();
        onBlur?.(event);
      }}
    />
  );
}
