import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/ru";
import "./field.css";
import { DateInput, DatesProvider, DateTimePicker, TimeInput } from "@mantine/dates";
import type { ReactNode } from "react";

/** A day; takes and gives `YYYY-MM-DD`. */
export const DateField = DateInput;
/** A day and a time; takes and gives `YYYY-MM-DD HH:mm:ss`. */
export const DateTimeField = DateTimePicker;
/** A time of day; takes and gives `HH:mm`. */
export const TimeField = TimeInput;

/** Months and weekdays in a language, weeks that begin on Monday, for the date fields below it. */
export function DateWords({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1, consistentWeeks: true }}>
      {children}
    </DatesProvider>
  );
}
