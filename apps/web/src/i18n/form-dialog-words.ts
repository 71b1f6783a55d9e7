import type { FormDialogWords } from "../ui/dialogs/form-dialog.tsx";
import { useWords } from "./words.ts";

/** The labels that every form in a dialog needs, in the current language. */
export function useFormDialogWords(): FormDialogWords {
  const translate = useWords("common");
  return {
    closeLabel: translate("actions.close"),
    cancelLabel: translate("actions.cancel"),
    title: translate("actions.unsavedTitle"),
    text: translate("actions.unsavedText"),
    leaveLabel: translate("actions.discard"),
    stayLabel: translate("actions.keepEditing"),
  };
}
