import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Point } from "@castor/core/points/point.ts";
import { isStop } from "@castor/core/trips/contents/copy-points.ts";
import { mayCallListed } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useTrip } from "../../data/use-trip.ts";
import { useTripList } from "../../data/use-trip-list.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useWords } from "../../i18n/words.ts";
import { DayField } from "../../things/day-field.tsx";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { type ToTrip, useToTrip } from "./to-trip/use-to-trip.ts";

export interface ToTripDialogProps {
  trip: Trip;
  points: readonly (Point | Idea)[];
  /** Called before `onClose` when they have gone. */
  onDone?: () => void;
  onClose: () => void;
}

/** Copies or moves points to a day of another trip that the reader may edit, or to its ideas. */
export function ToTripDialog({ trip, points, onDone, onClose }: ToTripDialogProps) {
  const translate = useWords("common", "to-trip");
  const list = useTripList("all");
  const others =
    list.state === "ready"
      ? list.data.filter(
          (other) => other.id !== trip.id && mayCallListed(other, tripsEndpoints.importInto),
        )
      : [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Null: its ideas. Undefined: nothing chosen yet.
  const [dayId, setDayId] = useState<string | null | undefined>(undefined);
  const [how, setHow] = useState<ToTrip["how"]>("copy");
  const tripId = chosenId ?? others[0]?.id ?? null;
  // Without another trip, this one stands in: it is there anyway.
  const read = useTrip(tripId ?? trip.id);
  const target = tripId !== null && read.state === "ready" ? read.data : null;
  const [first = null] = points.every(isStop) ? (target?.routes ?? []) : [];
  const chosen = target?.routes.find(({ id }) => id === dayId) ?? null;
  const route = dayId === undefined ? first : chosen;
  const { run, isBusy, failure } = useToTrip(trip, points, () => {
    onDone?.();
    onClose();
  });
  return (
    <FormDialog
      title={translate("toTrip.title", { name: points[0]?.name ?? "", count: points.length })}
      saveLabel={translate(`toTrip.${how}`)}
      words={useFormDialogWords()}
      failure={failure}
      isBusy={isBusy}
      isDisabled={!target}
      onSubmit={(event) => {
        event.preventDefault();
        if (target) void run({ target, route, how });
      }}
      onClose={onClose}
    >
      {list.state === "loading" ? (
        <Loading label={translate("actions.loading")} count={2} />
      ) : list.state === "error" ? (
        <ErrorState
          isSmall
          text={list.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={list.reload}
        />
      ) : tripId === null ? (
        <p>{translate("toTrip.none")}</p>
      ) : (
        <>
          <SelectField
            data-autofocus
            label={translate("toTrip.trip")}
            data={others.map(({ id, name }) => ({ value: id, label: name }))}
            searchable
            nothingFoundMessage={translate("toTrip.noMatch")}
            allowDeselect={false}
            value={tripId}
            onChange={(id) => {
              setChosenId(id);
              setDayId(undefined);
            }}
          />
          {read.state === "error" ? (
            <Alert kind="error">{translate("toTrip.unread", { reason: read.error.message })}</Alert>
          ) : (
            <DayField
              label={translate("toTrip.day")}
              routes={target?.routes ?? []}
              none={translate("ideas.title")}
              value={route?.id ?? null}
              onChange={setDayId}
            />
          )}
          <SegmentedChoice
            isLabelShown
            label={translate("toTrip.how")}
            value={how}
            choices={[
              { value: "copy", label: translate("toTrip.copy") },
              { value: "move", label: translate("toTrip.move") },
            ]}
            onChange={setHow}
          />
        </>
      )}
    </FormDialog>
  );
}
