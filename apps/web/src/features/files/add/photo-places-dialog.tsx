import type { PhotoPlace } from "@castor/core/files/place-photo.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useRef, useState } from "react";
import { useFormDialogWords } from "../../../i18n/form-dialog-words.ts";
import { useWords } from "../../../i18n/words.ts";
import { useDayChoices } from "../../../things/use-day-choices.ts";
import { CheckRow } from "../../../ui/choices/check-row.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { useStable } from "../../../ui/interaction/use-stable.ts";
import { askWith, type ProposedPhoto } from "./photo-places.ts";

interface Question {
  proposed: readonly ProposedPhoto[];
  answer: (confirmed: readonly ProposedPhoto[]) => void;
}

/** Asks where photos belong that were added to a trip and say where they were taken. */
export function PhotoPlacesDialog({ trip }: { trip: Trip }) {
  const translate = useWords("common", "files");
  const words = useFormDialogWords();
  const [question, setQuestion] = useState<Question | null>(null);
  const [left, setLeft] = useState<ReadonlySet<File>>(new Set());
  const nameOf = usePlaceNames(trip);
  const pending = useRef<Question | null>(null);
  const { ask } = useStable({
    ask: (proposed: readonly ProposedPhoto[]) =>
      new Promise<readonly ProposedPhoto[]>((answer) => {
        // Photos that were added before are not lost.
        pending.current?.answer([]);
        pending.current = { proposed, answer };
        setLeft(new Set());
        setQuestion(pending.current);
      }),
  });
  const current = useRef(trip);
  current.current = trip;
  const { id } = trip;
  useEffect(() => {
    const stop = askWith({ tripId: id, trip: () => current.current, ask });
    return () => {
      stop();
      pending.current?.answer([]);
    };
  }, [id, ask]);
  if (!question) return null;
  const { proposed, answer } = question;
  const end = (confirmed: readonly ProposedPhoto[]) => {
    pending.current = null;
    setQuestion(null);
    answer(confirmed);
  };
  const choose = (photo: File, isChosen: boolean) => {
    const others = [...left].filter((other) => other !== photo);
    setLeft(new Set(isChosen ? others : [...others, photo]));
  };
  return (
    <FormDialog
      title={translate("photos.title")}
      saveLabel={translate("photos.place")}
      size="medium"
      words={{ ...words, cancelLabel: translate("photos.leave") }}
      isDisabled={left.size === proposed.length}
      onSubmit={(event) => {
        event.preventDefault();
        end(proposed.filter(({ photo }) => !left.has(photo)));
      }}
      onClose={() => end([])}
    >
      <p className="secondary">{translate("photos.lead")}</p>
      {proposed.map(({ photo, place }, index) => (
        <CheckRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two photos may have one name
          key={index}
          isFirstFocus={index === 0}
          isChecked={!left.has(photo)}
          onCheck={(isChosen) => choose(photo, isChosen)}
        >
          <span className="stack grow">
            <span className="one-line" dir="auto">
              {photo.name}
            </span>
            <span className="secondary one-line" dir="auto">
              {nameOf(place)}
            </span>
          </span>
        </CheckRow>
      ))}
    </FormDialog>
  );
}

/** The name of a point, or a day as in selectors. */
function usePlaceNames({ routes, ideas }: Trip): (place: PhotoPlace) => string {
  const days = useDayChoices({ routes });
  return ({ kind, thingId }) => {
    if (kind === "route") return days.find(({ value }) => value === thingId)?.label ?? "";
    const places = [...routes.flatMap(({ points }) => points), ...ideas];
    return places.find(({ linkId }) => linkId === thingId)?.name ?? "";
  };
}
