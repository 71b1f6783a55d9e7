import { dateFormatChoices, unitChoices } from "@castor/core/formats/create-formats.ts";
import { useToday } from "../../device/use-today.ts";
import {
  chooseDateFormats,
  chooseUnits,
  useDateFormatChoice,
  useUnitChoice,
} from "../../i18n/format-choice.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";

/** A time and a distance that show the choice. */
const sample = { time: "18:30", metres: 5_000 };

/** Chooses how dates, times and weeks are written, and the units of distances, each with an example. */
export function FormatSwitches() {
  const translate = useWords("common", "settings");
  const formats = useFormats();
  const today = useToday();
  const dates = useDateFormatChoice();
  const units = useUnitChoice();
  const shown = [
    formats.date(today),
    formats.date(today, "short"),
    formats.time(sample.time),
    formats.distance(sample.metres),
  ];
  return (
    <>
      <SegmentedChoice
        label={translate("settings.dateFormats")}
        value={dates}
        choices={dateFormatChoices.map((value) => ({
          value,
          label: translate(`settings.dateFormatChoices.${value}`),
        }))}
        onChange={chooseDateFormats}
        isLabelShown
      />
      <SegmentedChoice
        label={translate("settings.units")}
        value={units}
        choices={unitChoices.map((value) => ({
          value,
          label: translate(`settings.unitChoices.${value}`),
        }))}
        onChange={chooseUnits}
        isLabelShown
      />
      <p className="secondary">
        {translate("settings.formatExample", { shown: shown.join(" · ") })}
      </p>
    </>
  );
}
