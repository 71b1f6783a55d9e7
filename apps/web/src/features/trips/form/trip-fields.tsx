import { currencies } from "@castor/core/finance/currencies.ts";
import { limits } from "@castor/core/limits.ts";
import type { TripForm } from "@castor/core/trips/trip.ts";
import type { UseFormReturnType } from "@mantine/form";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./trip-fields.module.css";
import { useTileChoices } from "./use-tile-choices.ts";

/** What the form holds while it is filled in: an emptied number is "". */
export type TripValues = {
  [Field in keyof TripForm]: TripForm[Field] extends number ? number | string : TripForm[Field];
};

/** The fields of a trip (section 3, form field identifiers). */
export function TripFields({ form }: { form: UseFormReturnType<TripValues> }) {
  const translate = useWords();
  const formats = useFormats();
  const tiles = useTileChoices();
  return (
    <div className={styles.fields}>
      <TextField
        className={styles.wide}
        label={translate("trips.name")}
        placeholder={translate("trips.namePlaceholder")}
        maxLength={limits.name + 1}
        withAsterisk
        data-autofocus
        {...form.getInputProps("name")}
      />
      <SelectField
        label={translate("trips.currency")}
        searchable
        allowDeselect={false}
        nothingFoundMessage={translate("trips.noCurrency")}
        data={currencies.map(({ id }) => ({
          value: id,
          label: `${id} · ${formats.currencyName(id)}`,
        }))}
        {...form.getInputProps("currency")}
      />
      <SelectField
        label={translate("trips.tileType")}
        allowDeselect={false}
        data={tiles}
        {...form.getInputProps("tileType")}
      />
      <NumberField
        label={translate("trips.adults")}
        min={limits.adultsMin}
        max={limits.adultsMax}
        clampBehavior="none"
        allowNegative={false}
        {...form.getInputProps("adults")}
      />
      <NumberField
        label={translate("trips.kids")}
        min={limits.kidsMin}
        max={limits.kidsMax}
        clampBehavior="none"
        allowNegative={false}
        {...form.getInputProps("kids")}
      />
      <SwitchField
        className={styles.wide}
        label={translate("trips.isDraft")}
        description={translate("trips.isDraftHint")}
        {...form.getInputProps("isDraft", { type: "checkbox" })}
      />
    </div>
  );
}
