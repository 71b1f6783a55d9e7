import type { Attachment, AttachmentKind } from "@castor/core/files/attachment.ts";
import { hasThingOf } from "@castor/core/files/edit-attachments.ts";
import type { PrivateFile } from "@castor/core/files/private-file.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { usePrivateFiles } from "../../../data/files/private-files.ts";
import { tripQueueOf } from "../../../data/trip-changes/trip-change-queues.ts";
import { useUploads } from "../../../data/uploads/page-uploads.ts";
import type { Upload } from "../../../data/uploads/upload-entry.ts";

/** A thing of a trip that files stand at. */
export interface FilePlace {
  kind: AttachmentKind;
  thingId: string;
}

/** A file of a list: it stands there, or it is on its way there. */
export interface ShownFile extends FilePlace {
  /** The same for an upload and the file that it becomes. */
  key: string;
  name: string;
  type: string;
  bytes: number;
  caption: string;
  attachment: Attachment | null;
  upload: Upload | null;
  /** The reader alone sees it (decision 144). */
  isPrivate: boolean;
}

export const ofAttachment = (attachment: Attachment): ShownFile => {
  const { fileId, kind, thingId, name, type, bytes, caption } = attachment;
  const shown = { key: fileId, kind, thingId, name, type, bytes, caption };
  return { ...shown, attachment, upload: null, isPrivate: false };
};

/** A private file whose thing is gone is one of the trip. */
function ofPrivate(trip: Trip, file: PrivateFile): ShownFile {
  const place = hasThingOf(trip, file) ? {} : ({ kind: "trip", thingId: trip.id } as const);
  return { ...ofAttachment(file), ...place, isPrivate: true };
}

/** A file that is on its way to a place. */
export const ofUpload = (upload: Upload, { kind, thingId }: FilePlace): ShownFile => {
  const { id, uploadId, name, type, bytes, caption, isPrivate } = upload;
  const shown = { key: uploadId ?? id, kind, thingId, name, type, bytes, caption };
  return { ...shown, attachment: null, upload, isPrivate };
};

/** The files of a trip in the order in which they came, and behind them those that are on their way. */
export function useTripFiles(trip: Trip): readonly ShownFile[] {
  const uploads = useUploads();
  const privateFiles = usePrivateFiles(trip);
  return useMemo(() => {
    const shared = trip.attachments.map(ofAttachment);
    const shownIds = new Set(shared.map(({ key }) => key));
    // One that was just shown to all may still be in the list of private ones.
    const hidden = privateFiles.filter(({ id }) => !shownIds.has(id));
    const there = [...shared, ...hidden.map((file) => ofPrivate(trip, file))];
    const known = new Set(there.map(({ key }) => key));
    const coming = uploads.flatMap((upload) => {
      const { currentId } = tripQueueOf(upload.tripId);
      if (currentId(upload.tripId) !== trip.id) return [];
      const file = ofUpload(upload, { ...upload, thingId: currentId(upload.thingId) });
      return known.has(file.key) ? [] : [file];
    });
    return [...there, ...coming];
  }, [trip, privateFiles, uploads]);
}

/** The files of one thing. */
export function useFilesAt(trip: Trip, { kind, thingId }: FilePlace): readonly ShownFile[] {
  const all = useTripFiles(trip);
  return useMemo(
    () => all.filter((file) => file.kind === kind && file.thingId === thingId),
    [all, kind, thingId],
  );
}
