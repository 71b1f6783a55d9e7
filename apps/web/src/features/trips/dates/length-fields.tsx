import type { TripEnd } from "@castor/core/routes/edit/choose-dates.ts";
import { useWords } from "../../../i18n/words.ts";
import { SegmentedChoice } from "../../../ui/choices/segmented-choice.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import styles from "../form/trip-fields.module.css";

/** By how many days a trip changes its length, and at which end. */
export interface TypedLength {
  count: number | string;
  end: TripEnd;
}

/** Asks for both. */
export function LengthFields({
  length,
  max,
  onLength,
}: {
  length: TypedLength;
  max: number;
  onLength: (length: TypedLength) => void;
}) {
  const translate = useWords("common", "trip-dates");
  return (
    <div className={`grid gap-16 ${styles.pair}`}>
      <NumberField
        data-autofocus
        label={translate("tripDates.count")}
        min={1}
        max={max}
        allowDecimal={false}
        value={length.count}
        onChange={(count) => onLength({ ...length, count })}
      />
      <SegmentedChoice
        isLabelShown
        label={translate("tripDates.where")}
        value={length.end}
        choices={[
          { value: "start", label: translate("tripDates.atStart") },
          { value: "end", label: translate("tripDates.atEnd") },
        ]}
        onChange={(end) => onLength({ ...length, end })}
      />
    </div>
  );
}
