import type { Trip } from "@castor/core/trips/trip.ts";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useToday } from "../../device/use-today.ts";
import { useWords } from "../../i18n/words.ts";
import { useDayChoices } from "../../things/use-day-choices.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { addFiles } from "./add/add-files.ts";
import { PhotoPlacesDialog } from "./add/photo-places-dialog.tsx";
import { useTakenFiles } from "./add/use-taken-files.ts";
import { type FileGroup, groupFiles } from "./documents/group-files.ts";
import { useFileWords } from "./documents/use-file-words.ts";
import { FileRow } from "./list/file-row.tsx";
import styles from "./list/files.module.css";
import { useTripFiles } from "./list/shown-file.ts";
import { useFileTools } from "./list/use-file-tools.tsx";

const kinds = ["all", "picture", "document", "other"] as const;

/** All files of a trip by day, with a search and a filter. */
export function TripFiles({ trip }: { trip: Trip }) {
  const translate = useWords("common", "files");
  const today = useToday();
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<(typeof kinds)[number]>("all");
  const search = useDeferredValue(typed);
  const box = useRef<HTMLDivElement>(null);
  const files = useTripFiles(trip);
  const words = useFileWords(files, search.trim() !== "");
  const groups = useMemo(
    () => groupFiles(trip, files, { search, kind, words }, today),
    [trip, files, search, kind, words, today],
  );
  const shown = useMemo(
    () => groups.flatMap((group) => group.files.map(({ file }) => file)),
    [groups],
  );
  const { tools, dialogs } = useFileTools(trip, shown);
  const titleOf = useGroupTitle(trip);
  const { canEdit } = trip;
  const place = { tripId: trip.id, kind: "trip", thingId: trip.id } as const;
  const isOver = useTakenFiles(box, canEdit, (taken) => void addFiles(taken, place));
  const showAll = () => {
    setTyped("");
    setKind("all");
  };
  return (
    <div ref={box} className={isOver ? styles.over : undefined}>
      {files.length === 0 ? (
        <EmptyState
          pose="naps"
          text={translate(canEdit ? "documents.empty" : "documents.emptyReadOnly")}
        />
      ) : (
        <div className={`row wrap items-center ${styles.bar}`}>
          <SegmentedChoice
            label={translate("documents.show")}
            value={kind}
            choices={kinds.map((value) => ({
              value,
              label: translate(`documents.kinds.${value}`),
            }))}
            onChange={setKind}
          />
          <TextField
            type="search"
            aria-label={translate("documents.search")}
            placeholder={translate("documents.search")}
            leftSection={<Icon name="search" size={18} />}
            className={styles.search}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      {files.length > 0 && groups.length === 0 ? (
        <EmptyState
          pose="dives"
          isSmall
          text={translate("documents.noneFound")}
          action={<Button onClick={showAll}>{translate("documents.showAll")}</Button>}
        />
      ) : null}
      {groups.map((group) => (
        <section key={keyOf(group)} aria-labelledby={keyOf(group)} className={styles.group}>
          <h2 id={keyOf(group)} className={`breaks ${styles.heading}`} dir="auto">
            {titleOf(group)}
          </h2>
          <ul className={`plain-list ${styles.list}`}>
            {group.files.map(({ file, place: at, excerpt }) => (
              <FileRow
                key={file.key + file.kind + file.thingId}
                file={file}
                tools={tools}
                place={at}
                excerpt={excerpt}
              />
            ))}
          </ul>
        </section>
      ))}
      {dialogs}
      {canEdit ? <PhotoPlacesDialog trip={trip} /> : null}
    </div>
  );
}

const keyOf = ({ id }: FileGroup): string =>
  typeof id === "string" ? `files-${id}` : `files-of-${id.routeId}`;

/** The heading of a group: the day as in selectors. */
function useGroupTitle(trip: Trip): (group: FileGroup) => string {
  const translate = useWords("common", "files");
  const days = useDayChoices(trip);
  return ({ id }) =>
    id === "trip"
      ? translate("documents.ofTrip")
      : id === "undated"
        ? translate("documents.undated")
        : (days.find(({ value }) => value === id.routeId)?.label ?? "");
}
