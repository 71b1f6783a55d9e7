import type { PrintOptions } from "@castor/core/print/print-options.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { SegmentedChoice } from "../../../ui/choices/segmented-choice.tsx";
import styles from "./print-tools.module.css";

export interface ChosenDaysProps {
  trip: Trip;
  /** Null: all days. */
  chosen: PrintOptions["routeIds"];
  onChange: (part: Pick<PrintOptions, "routeIds">) => void;
}

/** The whole trip, or some of its days. One day always stays chosen. */
export function ChosenDays({ trip, chosen, onChange }: ChosenDaysProps) {
  const translate = useWords("common", "print");
  const formats = useFormats();
  const { routes } = trip;
  const on = routes.filter(({ id }) => chosen?.includes(id)).map(({ id }) => id);
  const turn = (id: string, isOn: boolean) =>
    onChange({
      routeIds: routes
        .map((route) => route.id)
        .filter((each) => (each === id ? isOn : on.includes(each))),
    });
  return (
    <div className="grid gap-8">
      <SegmentedChoice
        label={translate("print.days")}
        isLabelShown
        value={chosen ? "some" : "all"}
        choices={[
          { value: "all", label: translate("print.wholeTrip") },
          { value: "some", label: translate("print.someDays") },
        ]}
        onChange={(value) =>
          onChange({ routeIds: value === "all" ? null : routes.slice(0, 1).map(({ id }) => id) })
        }
      />
      {chosen ? (
        <ul className={`plain-list ${styles.list}`} aria-label={translate("print.days")}>
          {routes.map(({ id, name, date }, index) => {
            const isOn = on.includes(id);
            return (
              <li key={id}>
                <label className={`row items-center gap-8 ${styles.choice}`}>
                  <input
                    type="checkbox"
                    checked={isOn}
                    disabled={isOn && on.length === 1}
                    onChange={() => turn(id, !isOn)}
                  />
                  <span className={`rigid muted tabular ${styles.number}`}>{index + 1}</span>
                  <span className="grid narrows">
                    <span className="one-line" dir="auto">
                      {name}
                    </span>
                    <span className="secondary tabular">{formats.date(dayOf(date), "short")}</span>
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
