import { usualStayOf } from "@castor/core/points/usual-stays.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { DayField } from "../../../things/day-field.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { HoursField } from "../hours/hours-field.tsx";
import styles from "./point-fields.module.css";
import { type PointValuesForm, useMinutes } from "./use-minutes.ts";

const secondsOfMinute = 60;

/** The days of the trip, and the chosen one. */
export interface DayChoice {
  routes: readonly Route[];
  routeId: string;
  onChange: (routeId: string) => void;
}

interface VisitFieldsProps {
  form: PointValuesForm;
  /** The choice of the day of a new point; absent where the day is settled. */
  day: DayChoice | undefined;
}

/** When: the day, the time to spend, the opening hours. */
export function VisitFields({ form, day }: VisitFieldsProps) {
  const translate = useWords("common", "point-form");
  const minutes = useMinutes(form);
  const { duration } = useFormats();
  const { typeId, timeToSpend } = form.values;
  const usual = usualStayOf({ typeId, timeToSpend: Number(timeToSpend) });
  return (
    <section>
      <h3 className={styles.heading}>{translate("pointForm.groups.when")}</h3>
      <div className={styles.fields}>
        {day ? (
          <DayField
            label={translate("pointForm.onTheDay")}
            routes={day.routes}
            value={day.routeId}
            onChange={day.onChange}
          />
        ) : null}
        <NumberField
          label={translate("points.timeToSpend")}
          className={day ? "" : "whole-line"}
          description={
            usual === null
              ? null
              : translate("points.usually", { time: duration(usual * secondsOfMinute) })
          }
          inputWrapperOrder={["label", "input", "error", "description"]}
          {...minutes("timeToSpend")}
        />
        <div className="whole-line">
          <HoursField form={form} />
        </div>
      </div>
    </section>
  );
}
