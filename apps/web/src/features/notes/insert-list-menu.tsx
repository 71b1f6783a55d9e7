import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { listNames } from "./use-note-actions.ts";
import type { NoteTools } from "./use-notes.tsx";

/** Inserts ready-made task lists as notes. */
export function InsertListMenu({ tools }: { tools: NoteTools }) {
  const translate = useWords();
  return (
    <Menu
      items={listNames.map((name) => ({
        label: translate(`notes.lists.${name}.name`),
        icon: "list" as const,
        onChoose: () => void tools.insert(name),
      }))}
    >
      <Button>{translate("notes.insertList")}</Button>
    </Menu>
  );
}
