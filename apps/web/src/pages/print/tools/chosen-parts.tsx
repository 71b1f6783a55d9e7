import {
  type PrintOptions,
  type PrintSwitch,
  printSwitches,
} from "@castor/core/print/print-options.ts";
import { hasPhotos } from "@castor/core/print/print-photos.ts";
import { isMemberOf, seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./print-tools.module.css";

/** Who gets a part, and of which trip: visitors of a public trip see neither money nor bookings nor notes (specification#visitor-view). */
const isFor: Partial<Record<PrintSwitch, (trip: Trip) => boolean>> = {
  prices: seesMoneyOf,
  hotels: isMemberOf,
  bookings: ({ routes }) =>
    routes.some(({ points }) => points.some(({ booking }) => booking !== null)),
  notes: isMemberOf,
  photos: hasPhotos,
};

export interface ChosenPartsProps {
  trip: Trip;
  options: PrintOptions;
  onChange: (part: Partial<PrintOptions>) => void;
}

/** The switches of what a print can leave out. */
export function ChosenParts({ trip, options, onChange }: ChosenPartsProps) {
  const translate = useWords("common", "print");
  const offered = printSwitches.filter((name) => isFor[name]?.(trip) ?? true);
  return (
    <fieldset className={styles.parts}>
      <legend className={`mb-8 bold ${styles.legend}`}>{translate("print.include")}</legend>
      {offered.map((name) => (
        <label key={name} className={`row items-center gap-8 ${styles.choice}`}>
          <input
            type="checkbox"
            checked={options[name]}
            onChange={() => onChange({ [name]: !options[name] })}
          />
          {translate(`print.switches.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}
