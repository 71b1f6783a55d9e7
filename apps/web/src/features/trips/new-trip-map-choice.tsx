import { useWords } from "../../i18n/words.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { useNewTripMap } from "./form/new-trip-map.ts";
import { useTileChoices } from "./form/use-tile-choices.ts";

/** Chooses the map source that the new-trip dialog proposes. Nothing where this server has one source only. */
export function NewTripMapChoice() {
  const translate = useWords("common", "settings");
  const [map, choose] = useNewTripMap();
  const choices = useTileChoices(map);
  if (choices.length < 2) return null;
  return (
    <SelectField
      label={translate("settings.newTripMap")}
      description={translate("settings.newTripMapHint")}
      allowDeselect={false}
      data={choices}
      value={map}
      onChange={(value) => {
        const chosen = choices.find((choice) => choice.value === value);
        if (chosen) choose(chosen.value);
      }}
    />
  );
}
