import type { Route } from "@castor/core/routes/route.ts";
import { SelectField } from "../ui/fields/select-field.tsx";
import { useDayChoices } from "./use-day-choices.ts";

/** A choice with one more beside the days, such as the whole trip: null is that one. */
interface WithNone {
  /** How it reads. */
  none: string;
  value: string | null;
  onChange: (routeId: string | null) => void;
}

/** A choice among days only: null is nothing chosen. */
interface DaysOnly {
  none?: undefined;
  value: string | null;
  onChange: (routeId: string) => void;
}

export type DayFieldProps = (WithNone | DaysOnly) & {
  label: string;
  /** The days to choose among, in order. */
  routes: readonly Route[];
  description?: string | undefined;
  error?: React.ReactNode;
  /** The field has the focus when its dialog opens. */
  isFirst?: boolean;
};

/** The value of no day in the list: a list has no null. */
const noDay = "";

/** The choice of a day of a trip, by date and name. */
export function DayField(props: DayFieldProps) {
  const { label, routes, description, error, isFirst } = props;
  const days = useDayChoices({ routes });
  return (
    <SelectField
      data-autofocus={isFirst}
      label={label}
      description={description}
      error={error}
      data={props.none === undefined ? days : [{ value: noDay, label: props.none }, ...days]}
      value={props.none === undefined ? props.value : (props.value ?? noDay)}
      allowDeselect={false}
      onChange={(chosen) => {
        if (props.none !== undefined) props.onChange(chosen === noDay ? null : chosen);
        else if (chosen) props.onChange(chosen);
      }}
    />
  );
}
