import { readTypedNumber } from "@castor/core/basics/read-typed-number.ts";
import { listLostDays, listStopsToIdeas } from "@castor/core/changes/shorten-trip.ts";
import { limits } from "@castor/core/limits.ts";
import { datesForLonger, roomForDays } from "@castor/core/routes/edit/choose-dates.ts";
import { dayOf, isDate } from "@castor/core/time/dates.ts";
import { shiftTrip } from "@castor/core/trips/shift-trip.ts";
import type { DatedTrip } from "@castor/core/trips/trip-dates.ts";
import { useState } from "react";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { LengthFields, type TypedLength } from "./dates/length-fields.tsx";
import { readShift, ShiftFields, type TypedShift } from "./dates/shift-fields.tsx";
import { useTripDates } from "./dates/use-trip-dates.ts";

export interface TripDatesDialogProps {
  trip: DatedTrip;
  onClose: () => void;
}

/** What would be done, in words; `run` is null where it cannot be. */
interface Plan {
  text: string;
  problem: string | null;
  action: string;
  run: (() => void) | null;
}

/** Moves a trip to other dates, or makes it longer or shorter. */
export function TripDatesDialog({ trip, onClose }: TripDatesDialogProps) {
  const translate = useWords("common", "trip-dates");
  const { dateRange } = useFormats();
  const listNames = (names: readonly string[]) => names.join(", ");
  const dates = useTripDates(trip);
  const [what, setWhat] = useState<"move" | "longer" | "shorter">("move");
  const [shift, setShift] = useState<TypedShift>(0);
  const [length, setLength] = useState<TypedLength>({ count: 1, end: "end" });

  const typed = readTypedNumber(length.count);
  const count = typeof typed === "number" && Number.isInteger(typed) ? Math.max(0, typed) : 0;
  const days = new Set(trip.routes.map(({ date }) => dayOf(date))).size;

  const planMove = (): Plan => {
    const days = readShift(shift);
    const moved = days === null ? null : shiftTrip(trip, days);
    const isSame = days === null || days === 0;
    const { startDate, endDate } = moved ?? trip;
    return {
      text: translate("tripDates.willBe", { dates: dateRange(startDate ?? "", endDate ?? "") }),
      problem: !isSame && moved === null ? translate("tripDates.outOfRange") : null,
      action: isSame
        ? translate("tripDates.moveAction")
        : translate(days > 0 ? "tripDates.later" : "tripDates.earlier", { count: Math.abs(days) }),
      run: isSame || moved === null ? null : () => dates.shift(days),
    };
  };

  const planLonger = (): Plan => {
    const room = roomForDays(trip.routes);
    const added = datesForLonger(trip.routes, Math.min(count, room + 1), length.end);
    const [first, last] = [added[0], added.at(-1)];
    const isOutOfRange = !added.every(isDate);
    const isFull = count > room;
    const name =
      length.end === "end"
        ? translate("days.nameOfDay", { number: trip.routes.length + 1 })
        : translate("tripDates.nameAtStart");
    return {
      text:
        first && last && !isOutOfRange && !isFull
          ? translate("tripDates.willAdd", { count, dates: dateRange(first, last) })
          : "",
      problem: isFull
        ? translate("days.noRoom", { max: limits.routesPerTrip, room })
        : isOutOfRange
          ? translate("tripDates.outOfRange")
          : null,
      action: translate("tripDates.addAction", { count }),
      run: count > 0 && !isFull && !isOutOfRange ? () => dates.lengthen(added, name) : null,
    };
  };

  const planShorter = (): Plan => {
    const lost = listLostDays(trip.routes, count, length.end);
    const names = listNames(lost.map(({ name }) => name));
    const toIdeas = listStopsToIdeas(trip, lost).length;
    const hasTexts = lost.some(({ notes, description }) => notes.length > 0 || description !== "");
    const said = [
      translate("tripDates.willLose", { count: lost.length, names }),
      translate("tripDates.toIdeas", { count: toIdeas }),
      hasTexts && translate("tripDates.toNotes"),
    ];
    const isTooMany = count >= days;
    return {
      text: lost.length > 0 ? said.filter(Boolean).join(" ") : "",
      problem: isTooMany ? translate("tripDates.oneStays") : null,
      action: translate("tripDates.removeAction", { count: lost.length }),
      run: lost.length > 0 && !isTooMany ? () => void dates.shorten(lost) : null,
    };
  };

  const plan = { move: planMove, longer: planLonger, shorter: planShorter }[what]();
  return (
    <FormDialog
      title={translate("tripDates.title")}
      saveLabel={plan.action}
      words={useFormDialogWords()}
      isDisabled={plan.run === null}
      onSubmit={(event) => {
        event.preventDefault();
        if (plan.run === null) return;
        plan.run();
        onClose();
      }}
      onClose={onClose}
    >
      <SegmentedChoice
        label={translate("tripDates.what")}
        value={what}
        choices={[
          { value: "move", label: translate("tripDates.move") },
          { value: "longer", label: translate("tripDates.longer") },
          { value: "shorter", label: translate("tripDates.shorter") },
        ]}
        onChange={setWhat}
      />
      {what === "move" ? (
        <ShiftFields startDate={trip.startDate} shift={shift} onShift={setShift} />
      ) : (
        <LengthFields length={length} max={what === "longer" ? roomForDays(trip.routes) : days - 1} onLength={setLength} />
      )}
      {plan.problem ? (
        <Alert kind="error">{plan.problem}</Alert>
      ) : (
        <p aria-live="polite">{plan.text}</p>
      )}
    </FormDialog>
  );
}
