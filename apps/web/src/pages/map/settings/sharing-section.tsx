import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { SectionProps } from "./section-props.ts";

/** Says who can read the trip, and opens the share dialog. */
export function SharingSection({ trip, onEvent }: SectionProps) {
  const translate = useWords("common", "map-settings");
  const state = trip.isInCatalog ? "isListed" : trip.isPublic ? "isPublic" : "isPrivate";
  return (
    <>
      <div>{translate(`mapSections.${state}`)}</div>
      <Button icon="share" onClick={() => onEvent({ kind: "open", dialog: { kind: "share" } })}>
        {translate("sharing.open")}
      </Button>
    </>
  );
}
