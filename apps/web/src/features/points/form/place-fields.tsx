import { limits } from "@castor/core/limits.ts";
import { pointType, pointTypeOf, pointTypes } from "@castor/core/points/point-types.ts";
import { priorities } from "@castor/core/points/priorities.ts";
import { useWords } from "../../../i18n/words.ts";
import { FormattedText } from "../../../things/formatted-text.tsx";
import { useMarkupEditor } from "../../../things/use-markup-editor.ts";
import { MarkupField } from "../../../ui/fields/markup-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { PointMarker } from "../point-marker.tsx";
import { PointHelp, type PointHelpProps } from "../suggestion/point-help.tsx";
import { NameField } from "./name-field.tsx";
import styles from "./point-fields.module.css";
import { PositionField } from "./position-field.tsx";

export interface PlaceFieldsProps extends PointHelpProps {
  /** Lets the position be chosen on the map, where the form began without one. */
  onPick: (() => void) | undefined;
}

/** What the point is: name, kind, where to find it, and what is known about it. */
export function PlaceFields({ form, help, onPick }: PlaceFieldsProps) {
  const translate = useWords("common", "point-form");
  const editor = useMarkupEditor(limits.description);
  const sign = (typeId: string) => (
    <PointMarker
      point={{ typeId: pointTypeOf(typeId).id, priority: "normal", excludeFromRoute: false }}
    />
  );
  return (
    <section>
      <h3 className={styles.heading}>{translate("pointForm.groups.what")}</h3>
      <div className={styles.fields}>
        <NameField form={form} findsPlace={onPick !== undefined} />
        {onPick ? <PositionField form={form} onPick={onPick} /> : null}
        <SelectField
          label={translate("points.type")}
          data={pointTypes.map(({ id }) => ({ value: id, label: translate(`points.types.${id}`) }))}
          allowDeselect={false}
          searchable
          nothingFoundMessage={translate("trips.notListed")}
          leftSection={sign(form.values.typeId)}
          leftSectionWidth={48}
          renderOption={({ option }) => (
            <span className="row items-center gap-12">
              {sign(option.value)}
              {option.label}
            </span>
          )}
          maxDropdownHeight={300}
          {...form.getInputProps("typeId")}
          onChange={(value) => {
            const known = pointType.safeParse(value);
            if (known.success) form.setFieldValue("typeId", known.data);
          }}
        />
        <SelectField
          label={translate("points.priority")}
          data={priorities.map(({ id }) => ({
            value: id,
            label: translate(`points.priorities.${id}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps("priority")}
          onChange={(value) => {
            const known = priorities.find(({ id }) => id === value);
            if (known) form.setFieldValue("priority", known.id);
          }}
        />
        <TextField
          label={translate("points.address")}
          autoComplete="off"
          className="whole-line"
          {...form.getInputProps("address")}
        />
        <TextField
          label={translate("points.url")}
          type="url"
          inputMode="url"
          placeholder="example.com"
          className="whole-line"
          {...form.getInputProps("url")}
        />
        <MarkupField
          label={translate("points.description")}
          {...editor}
          renderPreview={(text) => <FormattedText text={text} />}
          className="whole-line"
          {...form.getInputProps("description")}
        />
        <div className="whole-line">
          <PointHelp form={form} help={help} />
        </div>
      </div>
    </section>
  );
}
