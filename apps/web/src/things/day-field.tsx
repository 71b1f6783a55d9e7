import type { Route } from "@castor/core/routes/route.ts";
import { useWords } from "../i18n/words.ts";
import { SelectField } from "../ui/fields/select-field.tsx";
import { useDayChoices } from "./use-day-choices.ts";

/** A choice with the whole trip beside its days: null is the whole trip. */
interface WithWholeTrip {
  hasWholeTrip: true;
  value: string | null;
  onChange: (routeId: string | null) => void;
}

/** A choice among days only: null is nothing chosen. */
interface DaysOnly {
  hasWholeTrip?: false;
  value: string | null;
  onChange: (routeId: string) => void;
}

export type DayFieldProps = (WithWholeTrip | DaysOnly) & {
  label: string;
  /** The days to choose among, in order. */
  routes: readonly Route[];
  description?: string | undefined;
  error?: React.ReactNode;
  /** The field has the focus when its dialog opens. */
  isFirst?: boolean;
};

/** The value of the whole trip in the list: a list has no null. */
const wholeTrip = "";

/** The choice of a day of a trip, by date and name. */
export function DayField(props: DayFieldProps) {
  const { label, routes, description, error, isFirst } = props;
  const translate = useWords("common");
  const days = useDayChoices({ routes });
  const whole = { value: wholeTrip, label: translate("notes.wholeTrip") };
  return (
    <SelectField
      data-autofocus={isFirst}
      label={label}
      description={description}
      error={error}
      data={props.hasWholeTrip ? [whole, ...days] : days}
      value={props.hasWholeTrip ? (props.value ?? wholeTrip) : props.value}
      allowDeselect={false}
      onChange={(chosen) => {
        if (props.hasWholeTrip) props.onChange(chosen === wholeTrip ? null : chosen);
        else if (chosen) props.onChange(chosen);
      }}
    />
  );
}
