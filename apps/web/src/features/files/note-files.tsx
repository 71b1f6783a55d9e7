import type { Trip } from "@castor/core/trips/trip.ts";
import { type ReactNode, useCallback, useRef } from "react";
import { type FilesOfNote, FilesSlot } from "../../things/files-slot.ts";
import { LazyFiles } from "./lazy-files.tsx";

/** Gives the notes within their files. A note shows those that it has; its form takes more. */
export function NoteFiles({ trip, children }: { trip: Trip; children: ReactNode }) {
  const { attachments, canEdit } = trip;
  const current = useRef(trip);
  current.current = trip;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note is drawn again for its files, not for any change of the trip
  const draw = useCallback(
    ({ noteId, isForm }: FilesOfNote) => {
      const hasSome = attachments.some(
        ({ kind, thingId }) => kind === "note" && thingId === noteId,
      );
      return isForm || hasSome ? (
        <LazyFiles
          trip={current.current}
          kind="note"
          thingId={noteId}
          look={isForm ? "form" : "bare"}
          takesDrops={isForm}
        />
      ) : null;
    },
    [attachments, canEdit],
  );
  return <FilesSlot value={draw}>{children}</FilesSlot>;
}
