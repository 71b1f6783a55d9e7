import {
  type MoveType,
  moveType,
  travelModeOf,
  travelModes,
} from "@castor/core/points/travel-modes.ts";
import { useWords } from "../../../i18n/words.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";

const moveTypes = travelModes.filter(({ id }) => moveType.safeParse(id).success);

interface ModeFieldProps {
  value: MoveType;
  onChange: (mode: MoveType) => void;
}

/** The choice of how a day is travelled. */
export function ModeField({ value, onChange }: ModeFieldProps) {
  const translate = useWords("common");
  return (
    <SelectField
      label={translate("routes.moveType")}
      data-tour="day-mode"
      data={moveTypes.map(({ id }) => ({ value: id, label: translate(`points.modes.${id}`) }))}
      allowDeselect={false}
      leftSection={<ThingIcon name={travelModeOf(value).icon} />}
      value={value}
      onChange={(chosen) => {
        const mode = moveType.safeParse(chosen);
        if (mode.success) onChange(mode.data);
      }}
    />
  );
}
