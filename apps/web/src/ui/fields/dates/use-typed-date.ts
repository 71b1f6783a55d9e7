import { useState } from "react";
import type { DateFieldFormat } from "../date-field-format.ts";

interface TypedDateOptions {
  format: DateFieldFormat;
  value: string | null;
  onChange: (value: string | null) => void;
  /** A date that the field is about. */
  near: string | null;
}

/** The text of a date field. It is kept as typed until it is understood and the field is left. */
export function useTypedDate({ format, value, onChange, near }: TypedDateOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const read = (text: string) => {
    const date = format.read(text, near);
    return date !== null && date >= format.minDate && date <= format.maxDate ? date : null;
  };
  const isUnread = typed !== null && typed.trim() !== "" && read(typed) === null;
  return {
    text: typed ?? (value ? format.show(value) : ""),
    /** True while the text is no date. The value is null then. */
    isUnread,
    /** True when the field was left with such a text. */
    wasLeft,
    type(text: string) {
      setTyped(text);
      const date = text.trim() === "" ? null : read(text);
      if (date !== null) setLeft(false);
      if (date !== value) onChange(date);
    },
    choose(date: string | null) {
      setTyped(null);
      setLeft(false);
      onChange(date);
    },
    leave() {
      if (isUnread) setLeft(true);
      else setTyped(null);
    },
  };
}
