import { currencies } from "@castor/core/basics/currencies.ts";
import { limits } from "@castor/core/limits.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import type { TripForm } from "@castor/core/trips/trip.ts";
import type { GetInputPropsReturnType } from "@mantine/form";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./trip-fields.module.css";
import { useTileChoices } from "./use-tile-choices.ts";

/** The values of the form: an empty number is "". */
export type TripValues = {
  [Field in keyof TripForm]: TripForm[Field] extends number ? number | string : TripForm[Field];
};

interface PartProps {
  /** The input props of a field, from the form. */
  inputProps: (field: keyof TripValues, options?: { type: "checkbox" }) => GetInputPropsReturnType;
}

/** The name of a trip. */
export function TripNameField({ inputProps, isFirst }: PartProps & { isFirst: boolean }) {
  const translate = useWords("common", "trip-dialogs");
  return (
    <TextField
      className="whole-line"
      label={translate("trips.name")}
      placeholder={translate("tripDialogs.namePlaceholder")}
      maxLength={limits.name + 1}
      withAsterisk
      data-autofocus={isFirst}
      {...inputProps("name")}
    />
  );
}

/** Who travels. */
export function TravellersFields({ inputProps }: PartProps) {
  const translate = useWords("common");
  return (
    <div className={`grid gap-16 ${styles.pair}`}>
      <NumberField
        label={translate("trips.adults")}
        min={limits.adultsMin}
        max={limits.adultsMax}
        {...inputProps("adults")}
      />
      <NumberField
        label={translate("trips.kids")}
        min={limits.kidsMin}
        max={limits.kidsMax}
        {...inputProps("kids")}
      />
    </div>
  );
}

interface DetailProps extends PartProps {
  /** The stored map. */
  tileType: TileType;
  /** Whether a trip is a draft is for its owner to say. */
  hasDraft?: boolean;
}

/** Currency, map and draft: they are rarely changed. */
export function TripDetailFields({ inputProps, tileType, hasDraft = true }: DetailProps) {
  const translate = useWords("common", "trip-dialogs");
  const formats = useFormats();
  const tiles = useTileChoices(tileType);
  return (
    <div className={`grid gap-16 ${styles.fields}`}>
      <SelectField
        label={translate("trips.currency")}
        searchable
        allowDeselect={false}
        nothingFoundMessage={translate("trips.noCurrency")}
        data={currencies.map(({ id }) => ({
          value: id,
          label: `${id} · ${formats.currencyName(id)}`,
        }))}
        {...inputProps("currency")}
      />
      {tiles.length > 1 ? (
        <SelectField
          label={translate("trips.tileType")}
          allowDeselect={false}
          data={tiles}
          {...inputProps("tileType")}
        />
      ) : null}
      {hasDraft ? (
        <SwitchField
          className="whole-line"
          label={translate("trips.isDraft")}
          description={translate("tripDialogs.isDraftHint")}
          {...inputProps("isDraft", { type: "checkbox" })}
        />
      ) : null}
    </div>
  );
}
