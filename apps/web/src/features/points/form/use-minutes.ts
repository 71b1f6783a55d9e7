import { limits } from "@castor/core/limits.ts";
import type { UseFormReturnType } from "@mantine/form";
import type { FocusEvent } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import type { PointValues } from "./point-values.ts";

export type PointValuesForm = UseFormReturnType<PointValues>;

const stepMinutes = 15;
const secondsOfMinute = 60;
const minutesOfHour = 60;

/** The props of a field of minutes. From an hour on it says the hours beside them. */
export function useMinutes(form: PointValuesForm) {
  const translate = useWords("common", "point-form");
  const { duration } = useFormats();
  const unit = translate("pointForm.minutesUnit");
  const inHours = (value: number | string) =>
    typeof value === "number" && value >= minutesOfHour
      ? `${unit} (${duration(value * secondsOfMinute)})`
      : unit;
  return (field: "timeToSpend" | "cameBeforeMin") => ({
    min: 0,
    max: limits.minutesMax,
    step: stepMinutes,
    suffix: ` ${inHours(form.values[field])}`,
    ...form.getInputProps(field),
    // What is typed replaces the number: beside a 0 it would be 090. The press that brings the focus sets the caret first.
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      requestAnimationFrame(() => currentTarget.select());
    },
  });
}
