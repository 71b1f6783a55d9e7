import { mapSettingsWords } from "@castor/i18n/features/map/map-settings-words.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { SectionProps } from "./section-props.ts";

/** Opens the form of the trip. */
export function TripSection({ onEvent }: SectionProps) {
  const translate = useWords(mapSettingsWords);
  return (
    <Button icon="pencil" onClick={() => onEvent({ kind: "open", dialog: { kind: "trip" } })}>
      {translate("mapSections.changeTrip")}
    </Button>
  );
}
