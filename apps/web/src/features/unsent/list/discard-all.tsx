import { useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";

export interface DiscardAllProps {
  count: number;
  tripName: string;
  onDiscard: () => void;
}

/** Discards everything of a trip that needs a decision, after a question: a trip that is gone leaves many. */
export function DiscardAll({ count, tripName, onDiscard }: DiscardAllProps) {
  const translate = useWords("common", "unsent");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {translate("unsentList.discardAll", { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={translate("unsentList.discardAllTitle", { count })}
        text={translate("unsentList.discardAllText", { trip: tripName })}
        confirmLabel={translate("unsentList.discardAll", { count })}
        cancelLabel={translate("actions.cancel")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}
