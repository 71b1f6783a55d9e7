import { useIsPhone } from "../../device/screen/media.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { listNames } from "./use-note-actions.ts";
import type { NoteTools } from "./use-notes.tsx";

/** Inserts ready-made task lists as notes. */
export function InsertListMenu({ tools }: { tools: NoteTools }) {
  const translate = useWords();
  const label = translate("notes.insertList");
  // Beside the button of a new note a phone has no room for the words.
  const isShort = useIsPhone();
  return (
    <Menu
      items={listNames.map((name) => ({
        label: translate(`notes.lists.${name}.name`),
        icon: "list" as const,
        onChoose: () => void tools.insert(name),
      }))}
    >
      <Button icon="list" {...(isShort ? { "aria-label": label, title: label } : {})}>
        {isShort ? null : label}
      </Button>
    </Menu>
  );
}
