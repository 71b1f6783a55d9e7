import type { Point } from "@castor/core/points/point.ts";
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
  points: readonly Point[];
  onClose: () => void;
}

/** Copies or moves points to a day of another own trip. */
export function ToTripDialog({ trip, points, onClose }: ToTripDialogProps) {
  const translate = useWords("common", "to-trip");
  const list = useTripList("all");
  const others = list.state === "ready" ? list.data.filter(({ id }) => id !== trip.id) : [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [dayId, setDayId] = useState<string | null>(null);
  const [how, setHow] = useState<ToTrip["how"]>("copy");
  const tripId = chosenId ?? others[0]?.id ?? null;
  // Without another trip, this one stands in: it is there anyway.
  const read = useTrip(tripId ?? trip.id);
  const target = tripId !== null && read.state === "ready" ? read.data : null;
  const day = target?.routes.find(({ id }) => id === dayId) ?? target?.routes[0];
  const { run, isBusy, failure } = useToTrip(trip, points, onClose);
  return (
    <FormDialog
      title={translate("toTrip.title", { name: points[0]?.name ?? "", count: points.length })}
      saveLabel={translate(`toTrip.${how}`)}
      words={useFormDialogWords()}
      failure={failure}
      isBusy={isBusy}
      isDisabled={!target || !day}
      onSubmit={(event) => {
        event.preventDefault();
        if (target && day) void run({ target, routeId: day.id, how });
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
              setDayId(null);
            }}
          />
          {read.state === "error" ? (
            <Alert kind="error">{translate("toTrip.unread", { reason: read.error.message })}</Alert>
          ) : target && !day ? (
            <Alert kind="info">{translate("toTrip.noDays")}</Alert>
          ) : (
            <DayField
              label={translate("toTrip.day")}
              routes={target?.routes ?? []}
              value={day?.id ?? null}
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
