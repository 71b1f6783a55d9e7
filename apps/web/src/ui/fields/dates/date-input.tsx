import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "../field.css";
import { Popover, TextInput } from "@mantine/core";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "../../buttons/button.tsx";
import { useLayer } from "../../layers/use-layer.ts";
import type { DateFieldFormat } from "../date-field-format.ts";
import { DateCalendar } from "./date-calendar.tsx";
import styles from "./date-input.module.css";
import { useTypedDate } from "./use-typed-date.ts";

export interface DateInputProps {
  label: string;
  description?: string;
  className?: string;
  format: DateFieldFormat;
  value: string | null;
  onChange: (value: string | null) => void;
  error?: ReactNode;
  required?: boolean;
  /** Shows a button that clears it. */
  clearable?: boolean;
  /** A date that the field is about: the calendar opens there, and a date typed without a year is near it. */
  opensAt?: string | undefined;
  "data-autofocus"?: boolean;
  "data-path"?: string;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A text field for a date, and below it, while it has the focus, the date in words and a calendar. Typing folds the
 * calendar, which would cover the button that saves. Text that is not understood stays, with an error; `FormDialog`
 * does not save it.
 */
export function DateInput(props: DateInputProps) {
  const { format, value, onChange, error, clearable, opensAt, onBlur, onFocus, ...rest } = props;
  const [open, setOpen] = useState<"words" | "calendar" | null>(null);
  const isOpen = open !== null;
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const typed = useTypedDate({ format, value, onChange, near: opensAt ?? null });
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (dropdown.current?.contains(event.relatedTarget)) return;
    setOpen(null);
    typed.leave();
    onBlur?.(event);
  };
  const close = () => {
    input.current?.focus();
    setOpen(null);
  };
  useLayer(isOpen, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") setOpen(null);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    if (open === "calendar") focusDay(dropdown.current);
    else setOpen("calendar");
  };
  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      // In a low window it covers the field rather than end outside.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 4 } }}
      // Beside the field: a dialog hides from screen readers what is outside of it.
      withinPortal={false}
      floatingStrategy="fixed"
      trapFocus={false}
      withRoles={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <TextInput
          // A time may stand beside it, so what is said of it stands below.
          inputWrapperOrder={["label", "input", "error", "description"]}
          {...rest}
          ref={input}
          autoComplete="off"
          error={typed.isUnread && typed.wasLeft ? format.notUnderstood : error}
          value={typed.text}
          data-unread={typed.isUnread || undefined}
          onChange={(event) => {
            typed.type(event.currentTarget.value);
            setOpen("words");
          }}
          onFocus={(event) => {
            setOpen("calendar");
            onFocus?.(event);
          }}
          onClick={() => setOpen("calendar")}
          onBlur={leave}
          onKeyDown={onKeyDown}
          rightSection={
            clearable && typed.text !== "" ? (
              <IconButton
                icon="x"
                label={format.clear}
                tabIndex={-1}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => typed.choose(null)}
              />
            ) : null
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        className={styles.dropdown}
        onBlur={(event: FocusEvent<HTMLElement>) => {
          if (event.relatedTarget !== input.current) leave(event);
        }}
        data-dates-dropdown
      >
        <p
          className={`small ${styles.readBack} ${typed.isUnread ? styles.unread : ""}`}
          aria-live="polite"
        >
          {typed.isUnread ? format.notUnderstood : value ? format.spell(value) : format.example}
        </p>
        {open === "calendar" && (
          <DateCalendar
            format={format}
            value={value}
            opensAt={opensAt}
            onChoose={(date) => {
              typed.choose(date);
              close();
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The chosen day of the calendar, or the one that the Tab key reaches. */
function focusDay(calendar: HTMLElement | null): void {
  const days = "table button";
  const day =
    calendar?.querySelector<HTMLElement>(`${days}[data-selected]`) ??
    calendar?.querySelector<HTMLElement>(`${days}[tabindex="0"]`) ??
    calendar?.querySelector<HTMLElement>(days);
  day?.focus();
}
