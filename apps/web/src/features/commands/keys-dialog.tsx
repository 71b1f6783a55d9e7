import { listBelow, type TranslateAny } from "@castor/i18n/words.ts";
import { useKeys, useWords } from "../../i18n/words.ts";
import { KeysList } from "../../things/keys/keys-list.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";

/** The keys of every page, as the help lists them (specification#keyboard). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useWords("common", "keyboard");
  const topics = listBelow(useKeys(), "keyboard.topics");
  // The keys are those of the file.
  const translateAny = translate as TranslateAny;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("keyboard.title")}
      closeLabel={translate("actions.close")}
    >
      <KeysList
        keys={topics.map((id) => ({
          id,
          title: translateAny(`keyboard.topics.${id}.title`),
          text: translateAny(`keyboard.topics.${id}.text`),
        }))}
      />
    </Dialog>
  );
}
