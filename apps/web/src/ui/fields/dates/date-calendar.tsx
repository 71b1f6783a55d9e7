import "@mantine/dates/styles.layer.css";
import "dayjs/locale/ru";
import { DatePicker, DatesProvider } from "@mantine/dates";
import { useState } from "react";
import type { DateFieldFormat } from "../date-field-format.ts";

export interface DateCalendarProps {
  format: DateFieldFormat;
  value: string | null;
  /** The date at which it opens while there is none. */
  opensAt?: string | undefined;
  onChoose: (date: string) => void;
}

/** A month with today marked. It follows the value. */
export function DateCalendar({ format, value, opensAt, onChoose }: DateCalendarProps) {
  const { locale, firstDayOfWeek, minDate, maxDate } = format;
  const { previousMonth, nextMonth, previousYear, nextYear } = format;
  const [shown, setShown] = useState(value ?? opensAt);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    if (value) setShown(value);
  }
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek, consistentWeeks: true }}>
      <DatePicker
        // The focus stays in the field while the mouse chooses.
        onMouseDown={(event) => event.preventDefault()}
        highlightToday
        {...{ minDate, maxDate }}
        // A year farther away is typed.
        maxLevel="year"
        ariaLabels={{ previousMonth, nextMonth, previousYear, nextYear }}
        value={value}
        {...(shown ? { date: shown } : {})}
        onDateChange={setShown}
        onChange={(date) => {
          if (date) onChoose(date);
        }}
      />
    </DatesProvider>
  );
}
