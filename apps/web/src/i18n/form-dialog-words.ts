import type { FormDialogWords } from "../ui/form-dialog.tsx";
import { useWords } from "./words.ts";

/** What a form in a dialog says, whatever it is about. */
export function useFormDialogWords(): FormDialogWords {
  const translate = useWords();
  return {
    closeLabel: translate("actions.close"),
    cancelLabel: translate("actions.cancel"),
    title: translate("actions.unsavedTitle"),
    text: translate("actions.unsavedText"),
    leaveLabel: translate("actions.discard"),
    stayLabel: translate("actions.keepEditing"),
  };
}
