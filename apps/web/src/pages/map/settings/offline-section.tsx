import { MapStateLine } from "../../../features/offline/map-state-line.tsx";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { SectionProps } from "./section-props.ts";

/** Says whether the trip's map is stored in this browser, and opens the dialog that stores it. */
export function OfflineSection({ trip, onEvent }: SectionProps) {
  const translate = useWords("common", "offline");
  return (
    <>
      <MapStateLine trip={trip} />
      <Button
        icon="download"
        onClick={() => onEvent({ kind: "open", dialog: { kind: "offline" } })}
      >
        {translate("offlineMap.open")}
      </Button>
    </>
  );
}
