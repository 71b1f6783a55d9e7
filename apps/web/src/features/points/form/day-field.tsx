import { useWords } from "../../../i18n/words.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";

export interface DayFieldProps {
  /** The day's id. */
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (routeId: string) => void;
}

/** On which day a new point will stand. */
export function DayField({ value, choices, onChange }: DayFieldProps) {
  const translate = useWords();
  return (
    <SelectField
      label={translate("points.onTheDay")}
      data={[...choices]}
      value={value}
      allowDeselect={false}
      onChange={(routeId) => routeId && onChange(routeId)}
    />
  );
}
