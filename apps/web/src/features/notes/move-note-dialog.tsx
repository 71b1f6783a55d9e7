import type { Note } from "@castor/core/notes/note.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { useNoteName } from "./use-note-name.ts";

export interface MoveNoteDialogProps {
  note: Note;
  /** The days of the trip: id and words. */
  days: readonly { value: string; label: string }[];
  onMove: (routeId: string | null) => void;
  onClose: () => void;
}

/** In a selector, the whole trip. */
const wholeTrip = "";

/** Asks to which day a note should go. */
export function MoveNoteDialog({ note, days, onMove, onClose }: MoveNoteDialogProps) {
  const translate = useWords();
  const noteName = useNoteName();
  const choices = [{ value: wholeTrip, label: translate("notes.wholeTrip") }, ...days].filter(
    ({ value }) => value !== (note.routeId ?? wholeTrip),
  );
  const [day, setDay] = useState(choices[0]?.value ?? null);
  return (
    <Dialog
      isOpen
      size="small"
      title={translate("notes.moveTitle", { name: noteName(note.text) })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <SelectField
        data-autofocus
        label={translate("notes.where")}
        description={note.replies.length > 0 ? translate("notes.moveText") : undefined}
        data={choices}
        value={day}
        allowDeselect={false}
        onChange={setDay}
      />
      <DialogActions>
        <Button onClick={onClose}>{translate("actions.cancel")}</Button>
        <Button
          kind="primary"
          disabled={day === null}
          onClick={() => day !== null && onMove(day === wholeTrip ? null : day)}
        >
          {translate("notes.move")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
