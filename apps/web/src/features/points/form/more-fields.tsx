import { readPosition } from "@castor/core/geo/position.ts";
import {
  type MoveType,
  routeMode,
  travelModeOf,
  travelModes,
} from "@castor/core/points/travel-modes.ts";
import type { ClipboardEvent } from "react";
import { useWords } from "../../../i18n/words.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import styles from "./point-fields.module.css";
import { keepInStep } from "./point-values.ts";
import { hasPosition } from "./position-field.tsx";
import type { PointValuesForm } from "./use-minutes.ts";

const coordinateDigits = 7;

interface MoreFieldsProps {
  form: PointValuesForm;
  /** How the point's day is travelled; null for an idea, which nothing leads to. */
  moveType: MoveType | null;
}

/** What is rarely typed: how to get there, and the position. */
export function MoreFields({ form, moveType }: MoreFieldsProps) {
  const translate = useWords("common", "point-form");
  const mode = form.values.routeMode;
  const change = (to: Parameters<typeof keepInStep>[0]) =>
    form.setValues(keepInStep(to, form.values, moveType ?? "car"));
  /** Pasted coordinates such as "41.69, 44.83" fill both fields. */
  const pasteBoth = (event: ClipboardEvent) => {
    const position = readPosition(event.clipboardData.getData("text"));
    if (!position) return;
    event.preventDefault();
    form.setValues({ lat: position.lat, lng: position.lng });
  };
  const coordinate = { hideControls: true, decimalScale: coordinateDigits, onPaste: pasteBoth };
  return (
    <Collapsible
      title={translate("pointForm.groups.more")}
      summary={moveType && translate(`points.modes.${mode}`)}
      startsOpen={false}
      mustOpen={hasPosition(form.values) && Boolean(form.errors.lat || form.errors.lng)}
    >
      <div className={styles.fields}>
        {moveType ? (
          <>
            <SelectField
              label={translate("points.mode")}
              data={travelModes.map(({ id }) => ({
                value: id,
                label: translate(`points.modes.${id}`),
              }))}
              allowDeselect={false}
              leftSection={<ThingIcon name={travelModeOf(mode).icon} />}
              className={styles.whole}
              {...form.getInputProps("routeMode")}
              onChange={(value) => {
                const known = routeMode.safeParse(value);
                if (known.success) change({ routeMode: known.data });
              }}
            />
            <SwitchField
              label={translate("points.exclude")}
              description={translate("pointForm.excludeHint")}
              className={styles.whole}
              {...form.getInputProps("excludeFromRoute", { type: "checkbox" })}
              onChange={(event) => change({ excludeFromRoute: event.currentTarget.checked })}
            />
          </>
        ) : null}
        <NumberField
          label={translate("points.latitude")}
          required
          {...coordinate}
          {...form.getInputProps("lat")}
        />
        <NumberField
          label={translate("points.longitude")}
          required
          {...coordinate}
          {...form.getInputProps("lng")}
        />
      </div>
    </Collapsible>
  );
}
