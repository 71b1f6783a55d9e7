import { addressOf } from "@castor/core/pages.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button, ButtonLink } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialogs/dialog.tsx";

/** Stands in place of the copy dialog once the trip is not public any more. */
export function EndedDialog({ onClose }: { onClose: () => void }) {
  const translate = useWords("common");
  return (
    <Dialog
      isOpen
      size="small"
      title={translate("sharing.endedTitle")}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <p>{translate("sharing.endedText")}</p>
      <DialogActions>
        <ButtonLink href={addressOf("catalog")} onClick={onClose}>
          {translate("sharing.toCatalog")}
        </ButtonLink>
        <Button kind="primary" onClick={onClose}>
          {translate("actions.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
