import { limits } from "@castor/core/limits.ts";
import { priorities } from "@castor/core/points/priorities.ts";
import {
  type MoveType,
  routeMode,
  travelModeOf,
  travelModes,
} from "@castor/core/points/travel-modes.ts";
import type { UseFormReturnType } from "@mantine/form";
import { useDateManner } from "../../../i18n/date-manner.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { TimeField } from "../../../ui/fields/date-fields.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import { ThingIcon } from "../../../ui/thing-icon.tsx";
import { keepInStep, type PointValues } from "../point-values.ts";
import styles from "./point-fields.module.css";

const stepMinutes = 15;
const secondsOfMinute = 60;

interface VisitFieldsProps {
  form: UseFormReturnType<PointValues>;
  moveType: MoveType;
}

/** The fields of the visit on its day: how one gets there, how much it matters, when and how long. */
export function VisitFields({ form, moveType }: VisitFieldsProps) {
  const translate = useWords();
  const { duration } = useFormats();
  const manner = useDateManner();
  const change = (to: Parameters<typeof keepInStep>[0]) =>
    form.setValues(keepInStep(to, form.values, moveType));
  /** Minutes as hours, once there are any. */
  const inHours = (value: number | string) =>
    typeof value === "number" && value >= secondsOfMinute
      ? `${translate("points.minutesUnit")} (${duration(value * secondsOfMinute)})`
      : translate("points.minutesUnit");
  const minutes = (field: "timeToSpend" | "cameBeforeMin") => ({
    min: 0,
    max: limits.minutesMax,
    step: stepMinutes,
    allowDecimal: false,
    allowNegative: false,
    clampBehavior: "none" as const,
    suffix: ` ${inHours(form.values[field])}`,
    ...form.getInputProps(field),
  });
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <SegmentedChoice
          label={translate("points.priority")}
          isLabelShown
          value={form.values.priority}
          choices={priorities.map(({ id }) => ({
            value: id,
            label: translate(`points.priorities.${id}`),
          }))}
          onChange={(priority) => form.setFieldValue("priority", priority)}
        />
      </div>
      <SelectField
        label={translate("points.mode")}
        data={travelModes.map(({ id }) => ({ value: id, label: translate(`points.modes.${id}`) }))}
        allowDeselect={false}
        leftSection={<ThingIcon name={travelModeOf(form.values.routeMode).icon} />}
        className={styles.whole}
        {...form.getInputProps("routeMode")}
        onChange={(value) => {
          const mode = routeMode.safeParse(value);
          if (mode.success) change({ routeMode: mode.data });
        }}
      />
      <SwitchField
        label={translate("points.exclude")}
        description={translate("points.excludeHint")}
        className={styles.whole}
        {...form.getInputProps("excludeFromRoute", { type: "checkbox" })}
        onChange={(event) => change({ excludeFromRoute: event.currentTarget.checked })}
      />
      <NumberField label={translate("points.timeToSpend")} {...minutes("timeToSpend")} />
      <TimeField
        label={translate("points.reservationTime")}
        manner={manner}
        clearable
        {...form.getInputProps("reservationTime")}
      />
      <NumberField label={translate("points.cameBeforeMin")} {...minutes("cameBeforeMin")} />
    </div>
  );
}
