import { useIsPhone } from "../../device/screen/media.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import type { NoteTools } from "./use-notes.tsx";

/** The lists that can be put in, in the order in which they are offered. */
const listNames = ["documents", "packing", "leaving"] as const;

/** Inserts ready-made task lists as notes. */
export function InsertListMenu({ tools }: { tools: NoteTools }) {
  const translate = useWords("common", "notes-page");
  const label = translate("notes.insertList");
  // Beside the button of a new note a phone has no room for the words.
  const isShort = useIsPhone();
  return (
    <Menu
      items={listNames.map((list) => {
        const name = translate(`notesPage.lists.${list}.name`);
        const text = translate(`notesPage.lists.${list}.text`);
        return {
          label: name,
          icon: "list" as const,
          onChoose: () => void tools.insert({ name, text }),
        };
      })}
    >
      <Button icon="list" {...(isShort ? { "aria-label": label, title: label } : {})}>
        {isShort ? null : label}
      </Button>
    </Menu>
  );
}
