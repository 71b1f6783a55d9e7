import type { Note, Reply } from "@castor/core/notes/note.ts";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { Menu, type MenuItem } from "../../../ui/menus/menu.tsx";
import { useNoteName } from "../use-note-name.ts";
import type { NoteTools } from "../use-notes.tsx";

export interface NoteMenuProps {
  note: Reply;
  /** The thread that the note begins; null for a reply. */
  thread: Note | null;
  tools: NoteTools;
  /** True when the trip has days to move a note to. */
  canMove: boolean;
  /** Move up and down; absent where notes cannot be sorted. */
  steps?: readonly MenuItem[] | undefined;
}

/** The menu of a note or a reply. */
export function NoteMenu({ note, thread, tools, canMove, steps = [] }: NoteMenuProps) {
  const translate = useWords("common");
  const noteName = useNoteName();
  return (
    <Menu
      items={[
        {
          label: translate("notes.edit"),
          icon: "pencil",
          onChoose: () => tools.open({ kind: "edit", note }),
        },
        ...steps,
        ...(thread && canMove
          ? [
              {
                label: translate("notes.moveToDay"),
                icon: "calendar" as const,
                onChoose: () => tools.open({ kind: "move", note: thread }),
              },
            ]
          : []),
        {
          label: translate("notes.delete"),
          icon: "trash",
          isDangerous: true,
          onChoose: () => tools.remove(note),
        },
      ]}
    >
      <IconButton
        icon="dots-vertical"
        label={translate("notes.actions", { name: noteName(note.text) })}
      />
    </Menu>
  );
}
