import { readPosition } from "@castor/core/basics/geo.ts";
import { limits } from "@castor/core/limits.ts";
import { pointType, pointTypeOf, pointTypes } from "@castor/core/points/point-types.ts";
import type { ClipboardEvent } from "react";
import { useMarkupEditor } from "../../../i18n/markup-editor.ts";
import { useWords } from "../../../i18n/words.ts";
import { MarkupField } from "../../../ui/fields/markup-field.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { DescriptionText } from "../description-text.tsx";
import { PointHelp, type PointHelpProps } from "../draft/point-help.tsx";
import { HoursField } from "../hours/hours-field.tsx";
import { PointMarker } from "../point-marker.tsx";
import styles from "./point-fields.module.css";

const coordinateDigits = 7;

/** The fields of the place: what it is and where. */
export function PlaceFields({ form, help }: Omit<PointHelpProps, "className">) {
  const translate = useWords();
  const editor = useMarkupEditor(limits.description);
  const sign = (typeId: string) => (
    <PointMarker
      point={{ typeId: pointTypeOf(typeId).id, priority: "normal", excludeFromRoute: false }}
    />
  );
  /** Coordinates as maps give them, "41.69, 44.83", fill both fields. */
  const pasteBoth = (event: ClipboardEvent) => {
    const at = readPosition(event.clipboardData.getData("text"));
    if (!at) return;
    event.preventDefault();
    form.setValues({ lat: at.lat, lng: at.lng });
  };
  const coordinate = { hideControls: true, decimalScale: coordinateDigits, onPaste: pasteBoth };
  return (
    <div className={styles.fields}>
      <TextField
        data-autofocus
        label={translate("points.name")}
        required
        maxLength={limits.name}
        className={styles.whole}
        {...form.getInputProps("name")}
      />
      <SelectField
        label={translate("points.type")}
        data={pointTypes.map(({ id }) => ({ value: id, label: translate(`points.types.${id}`) }))}
        allowDeselect={false}
        searchable
        leftSection={sign(form.values.typeId)}
        leftSectionWidth={48}
        renderOption={({ option }) => (
          <span className={styles.option}>
            {sign(option.value)}
            {option.label}
          </span>
        )}
        maxDropdownHeight={300}
        className={styles.whole}
        {...form.getInputProps("typeId")}
        onChange={(value) => {
          const known = pointType.safeParse(value);
          if (known.success) form.setFieldValue("typeId", known.data);
        }}
      />
      <MarkupField
        label={translate("points.description")}
        {...editor}
        drawPreview={(text) => <DescriptionText text={text} />}
        className={styles.whole}
        {...form.getInputProps("description")}
      />
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
      <PointHelp form={form} help={help} className={styles.whole} />
      <TextField
        label={translate("points.address")}
        autoComplete="off"
        className={styles.whole}
        {...form.getInputProps("address")}
      />
      <TextField
        label={translate("points.url")}
        type="url"
        inputMode="url"
        placeholder="https://"
        className={styles.whole}
        {...form.getInputProps("url")}
      />
      <HoursField form={form} />
    </div>
  );
}
