import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/dates/styles.layer.css";
import "./field.css";
import { TimePicker } from "@mantine/dates";
import { type FocusEvent, type ReactNode, useRef, useState } from "react";
import type { DateFieldFormat } from "./date-field-format.ts";

export interface TimeFieldProps {
  label: string;
  /** The label of its parts for screen readers, where `label` alone does not say which time it is. */
  fullLabel?: string;
  description?: string;
  className?: string;
  format: DateFieldFormat;
  /** `HH:mm`; empty: no time. */
  value?: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  required?: boolean;
  clearable?: boolean;
  "data-path"?: string;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/** A time of day with 24 or 12 hours, as chosen. What is missing is completed: ":00" and the morning. */
export function TimeField({ format, fullLabel, onBlur, ...props }: TimeFieldProps) {
  const hours = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);
  const half = useRef<HTMLSelectElement>(null);
  // After typing, the picker ignores the next value as an echo of its own. A new key remounts it.
  const [completed, setCompleted] = useState(0);
  const named = fullLabel ?? props.label;
  const complete = () => {
    const typed = hours.current?.value ?? "";
    const isWhole = minutes.current?.value !== "" && half.current?.value !== "";
    if (typed === "" || isWhole) return;
    const hour = format.isTwelveHours
      ? (Number(typed) % 12) + (half.current?.value === "PM" ? 12 : 0)
      : Number(typed);
    const two = (part: number | string) => String(part).padStart(2, "0");
    props.onChange(`${two(hour)}:${two(minutes.current?.value ?? "")}`);
    setCompleted(completed + 1);
  };
  return (
    <TimePicker
      key={`${completed} ${format.isTwelveHours}`}
      format={format.isTwelveHours ? "12h" : "24h"}
      hoursRef={hours}
      minutesRef={minutes}
      amPmRef={half}
      hoursInputLabel={`${named}: ${format.hours}`}
      minutesInputLabel={`${named}: ${format.minutes}`}
      amPmInputLabel={`${named}: ${format.amPm}`}
      clearButtonProps={{ "aria-label": format.clear }}
      {...props}
      onBlur={(event) => {
        complete();
        onBlur?.(event);
      }}
    />
  );
}
