import type { Note } from "@castor/core/notes/note.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { DayField } from "../../things/day-field.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialogs/dialog.tsx";
import { useNoteName } from "./use-note-name.ts";

export interface MoveNoteDialogProps {
  note: Note;
  /** The days of the trip. */
  routes: readonly Route[];
  onMove: (routeId: string | null) => void;
  onClose: () => void;
}

/** Asks to which day a note is moved. */
export function MoveNoteDialog({ note, routes, onMove, onClose }: MoveNoteDialogProps) {
  const translate = useWords("common", "note-dialogs");
  const noteName = useNoteName();
  const hasWholeTrip = note.routeId !== null;
  const others = routes.filter(({ id }) => id !== note.routeId);
  const [routeId, setRouteId] = useState(hasWholeTrip ? null : (others[0]?.id ?? null));
  return (
    <Dialog
      isOpen
      size="small"
      title={translate("noteDialogs.moveTitle", { name: noteName(note.text) })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <DayField
        isFirst
        label={translate("notes.where")}
        description={note.replies.length > 0 ? translate("noteDialogs.moveText") : undefined}
        routes={others}
        none={hasWholeTrip ? translate("notes.wholeTrip") : undefined}
        value={routeId}
        onChange={setRouteId}
      />
      <DialogActions>
        <Button onClick={onClose}>{translate("actions.cancel")}</Button>
        <Button
          kind="primary"
          disabled={!hasWholeTrip && routeId === null}
          onClick={() => onMove(routeId)}
        >
          {translate("notes.move")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
