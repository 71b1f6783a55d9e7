import { dayOf } from "@castor/core/time/dates.ts";
import { useIsDemo } from "../../../data/demo/demo-trip.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { SegmentedChoice } from "../../../ui/choices/segmented-choice.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import type { Destination, OpenTrip } from "./destination.ts";

export interface DestinationFieldsProps {
  open: OpenTrip;
  value: Destination;
  /** What is chosen when the trip is chosen again. */
  proposed: Destination;
  onChange: (destination: Destination) => void;
}

/** Chooses between the open trip and a new one, and the days of the open trip. Without an account there is no other trip. */
export function DestinationFields({ open, value, proposed, onChange }: DestinationFieldsProps) {
  const translate = useWords("common", "imports");
  const formats = useFormats();
  const { routes } = open.trip;
  const isDemo = useIsDemo(open.trip.id);
  const read = (chosen: string | null): Destination =>
    chosen === "byDate" || chosen === "after" || chosen === "ideas"
      ? { kind: chosen }
      : { kind: "day", routeId: chosen ?? "" };
  const days = routes.map(({ id, date, name }) => ({
    value: id,
    label: translate("importDialog.toDay", { date: formats.date(dayOf(date), "short"), name }),
  }));
  return (
    <>
      {isDemo ? null : (
        <SegmentedChoice
          label={translate("importDialog.where")}
          isLabelShown
          value={value.kind === "newTrip" ? "new" : "open"}
          choices={[
            { value: "open", label: translate("importDialog.thisTrip") },
            { value: "new", label: translate("importDialog.newTrip") },
          ]}
          onChange={(chosen) => onChange(chosen === "new" ? { kind: "newTrip" } : proposed)}
        />
      )}
      {value.kind === "newTrip" || routes.length === 0 ? null : (
        <SelectField
          label={translate("importDialog.whichDays")}
          allowDeselect={false}
          data={[
            { value: "byDate", label: translate("importDialog.byDate") },
            { value: "after", label: translate("importDialog.after") },
            ...days,
            { value: "ideas", label: translate("importDialog.toIdeas") },
          ]}
          value={value.kind === "day" ? value.routeId : value.kind}
          onChange={(chosen) => onChange(read(chosen))}
        />
      )}
    </>
  );
}
