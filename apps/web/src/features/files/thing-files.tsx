import { privateKind } from "@castor/core/files/private-file.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useId, useRef } from "react";
import { useSession } from "../../data/session/session-store.ts";
import { useWords } from "../../i18n/words.ts";
import { addFiles } from "./add/add-files.ts";
import { AddFilesButton } from "./add/add-files-button.tsx";
import { useTakenFiles } from "./add/use-taken-files.ts";
import { isPicture } from "./list/file-kind.ts";
import { FileRow } from "./list/file-row.tsx";
import styles from "./list/files.module.css";
import { PictureStrip } from "./list/picture-strip.tsx";
import { type FilePlace, useFilesAt } from "./list/shown-file.ts";
import { useFileTools } from "./list/use-file-tools.tsx";

export interface ThingFilesProps extends FilePlace {
  trip: Trip;
  /** At the end of a card, in a form, or the files alone, as below a note. */
  look: "card" | "form" | "bare";
  /** Files that are dropped on the page or pasted come here: of several lists on a page, none takes them. */
  takesDrops?: boolean;
}

/** So many pictures of a card stand in one row, not each in its own. */
const stripFrom = 2;

/**
 * The files of a thing. Members see them, editors add some; visitors see those that are shown to them. Whoever tries a trip without
 * an account sees nothing.
 */
export function ThingFiles(props: ThingFilesProps) {
  const { isLoggedIn } = useSession();
  return isLoggedIn || !isMemberOf(props.trip) ? <SeenFiles {...props} /> : null;
}

function SeenFiles({ trip, kind, thingId, look, takesDrops = false }: ThingFilesProps) {
  const translate = useWords("common", "files");
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const files = useFilesAt(trip, { kind, thingId });
  const { tools, dialogs } = useFileTools(trip, files);
  const pictures = files.filter((file) => isPicture(file) && !file.upload);
  const strip = look === "card" && pictures.length >= stripFrom ? pictures : [];
  const rows = files.filter((file) => !strip.includes(file));
  const { canEdit } = trip;
  const place = { tripId: trip.id, kind, thingId };
  const isOver = useTakenFiles(section, canEdit && takesDrops, (taken) => {
    void addFiles(taken, place);
  });
  const isBare = look === "bare";
  if (files.length === 0 && (!canEdit || isBare)) return null;
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className={[look === "card" && styles.card, isOver && styles.over].filter(Boolean).join(" ")}
    >
      <div className={isBare ? "visually-hidden" : "row wrap items-center justify-between gap-8"}>
        <h3 id={id} className={styles.heading}>
          {translate(isOver ? "files.drop" : kind === "trip" ? "files.ofTrip" : "files.title")}
        </h3>
        {canEdit && !isBare ? (
          <span className="row wrap">
            <AddFilesButton place={place} kind="quiet" />
            {trip.isShared && privateKind.safeParse(kind).success ? (
              <AddFilesButton place={{ ...place, isPrivate: true }} kind="quiet" />
            ) : null}
          </span>
        ) : null}
      </div>
      {strip.length > 0 ? <PictureStrip pictures={strip} tools={tools} /> : null}
      {rows.length > 0 ? (
        <ul className={`plain-list ${styles.list}`}>
          {rows.map((file) => (
            <FileRow key={file.key} file={file} tools={tools} />
          ))}
        </ul>
      ) : null}
      {dialogs}
    </section>
  );
}
