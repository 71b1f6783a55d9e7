import { useLanguage, useWords } from "../../i18n/words.ts";
import { KeysList } from "../../things/keys/keys-list.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";

/** The keys of every page, as the help lists them (specification#keyboard). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useWords("common", "keyboard");
  const { topics } = keyboardWords[useLanguage()].keyboard;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("keyboard.title")}
      closeLabel={translate("actions.close")}
    >
      <KeysList keys={Object.entries(topics).map(([id, words]) => ({ id, ...words }))} />
    </Dialog>
  );
}
