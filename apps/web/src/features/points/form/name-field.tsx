import { limits } from "@castor/core/limits.ts";
import { fieldsOfPlace } from "@castor/core/points/edit/fields-of-place.ts";
import { useWords } from "../../../i18n/words.ts";
import { PlaceField } from "../../../things/place-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { PointValuesForm } from "./use-minutes.ts";

export interface NameFieldProps {
  form: PointValuesForm;
  /** True for a point without a position: its name finds one. */
  findsPlace: boolean;
}

/** The name of a point. While the point has no position, places are suggested, and one that is chosen fills the form. */
export function NameField({ form, findsPlace }: NameFieldProps) {
  const translate = useWords("common");
  const { value, error } = form.getInputProps("name");
  const props = {
    "data-autofocus": true,
    label: translate("points.name"),
    required: true,
    className: "whole-line",
  };
  if (!findsPlace)
    return <TextField {...props} maxLength={limits.name} {...form.getInputProps("name")} />;
  return (
    <PlaceField
      {...props}
      placeholder={translate("services.searchPlaceholder")}
      data-path="name"
      value={value}
      error={error}
      onChange={(text, place) => {
        if (place) form.setValues(fieldsOfPlace(place, text));
        else form.setFieldValue("name", text);
      }}
    />
  );
}
