import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { SectionProps } from "./section-props.ts";

/** Opens the form of the trip. */
export function TripSection({ onEvent }: SectionProps) {
  const translate = useWords("common", "map-settings");
  return (
    <Button icon="pencil" onClick={() => onEvent({ kind: "open", dialog: { kind: "trip" } })}>
      {translate("mapSections.changeTrip")}
    </Button>
  );
}
