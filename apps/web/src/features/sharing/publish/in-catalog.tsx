import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import type { Sharing } from "./use-sharing.ts";

/** Lists a public trip in the catalog, or takes it out. A draft cannot be listed (specification#trip-publishing). */
export function InCatalog({ trip, sharing }: { trip: Trip; sharing: Sharing }) {
  const translate = useWords("common", "sharing");
  const hint = trip.isDraft ? "publish.listDraft" : "publish.listHint";
  return (
    <div className="stack items-start gap-8">
      <SwitchField
        label={translate("publish.list")}
        description={translate(hint)}
        checked={trip.isInCatalog}
        disabled={trip.isDraft || !sharing.canChange}
        onChange={({ currentTarget }) => void sharing.list(currentTarget.checked)}
      />
      {trip.isDraft ? (
        <Button
          isBusy={sharing.isBusy}
          isHeld={sharing.isBusy || !sharing.canChange}
          onClick={() => void sharing.list(true)}
        >
          {translate("publish.listEndDraft")}
        </Button>
      ) : null}
    </div>
  );
}
