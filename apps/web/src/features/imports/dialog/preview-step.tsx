import type { KnownBooking } from "@castor/core/imports/confirmed-bookings.ts";
import { findFirstDate } from "@castor/core/imports/plan-dates.ts";
import type { PlannedDay, PlannedTrip } from "@castor/core/imports/planned-trip.ts";
import { addDays } from "@castor/core/time/dates.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useDateFieldFormat } from "../../../i18n/date-field-format.ts";
import { useWords } from "../../../i18n/words.ts";
import { TripFacts } from "../../../things/trip-facts.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { DateField } from "../../../ui/fields/date-fields.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { BookingUpdates } from "../bookings/booking-updates.tsx";
import { firstDayOf, type OpenTrip, targetOf } from "../into/destination.ts";
import { DestinationFields } from "../into/destination-fields.tsx";
import { TripField } from "../into/trip-field.tsx";
import type { FilePlan } from "../zip/plan-files.ts";
import { DateOrderChoice } from "./date-order-choice.tsx";
import { DayPreview } from "./day-preview.tsx";
import styles from "./import-dialog.module.css";
import {
  countPlaced,
  type ImportChoice,
  type ImportPreview,
  listTaken,
  proposeFor,
} from "./import-preview.ts";
import { PreviewNotes } from "./preview-notes.tsx";
import type { useLookups } from "./use-lookups.ts";

/** Whether a day of the file is wanted in the open trip, and the day that it joins there. */
function joiningOf(day: PlannedDay, { preview, open, onChange }: PreviewStepProps) {
  const { destination, leftOut } = preview;
  const others = leftOut.filter((other) => other !== day.key);
  const target = targetOf(day, destination, open);
  return {
    to: target === "ideas" ? target : target && { name: target.name },
    isTaken: others.length === leftOut.length,
    onTake: (isTaken: boolean) => onChange({ leftOut: isTaken ? others : [...others, day.key] }),
  };
}

/** What is booked is not moved to other dates. */
const hasBookedDates = (content: ImportPreview["content"]): boolean =>
  content.kind === "foreign" &&
  content.confirmations !== undefined &&
  (content.imported.days.length === 0 || findFirstDate(content.imported.days) !== null);

/** Trips with more points begin with their days folded. */
const openPoints = 40;

export interface PreviewStepProps {
  preview: ImportPreview;
  /** Null when the dates are wrong. */
  plan: PlannedTrip | null;
  /** False for a trip whose money the reader does not see: costs are left out. */
  hasCosts: boolean;
  /** The files of a ZIP; null without one. */
  filePlan: FilePlan | null;
  lookups: ReturnType<typeof useLookups>;
  nameError: string | null;
  open: OpenTrip | null;
  /** Bookings that the open trip has already. */
  known: readonly KnownBooking[];
  onChange: (part: ImportChoice) => void;
  onReset: () => void;
  /** Another trip is chosen for what was read. */
  onTrip: (trip: TripSummary) => void;
}

/** What would be imported, before anything is saved: name, dates, days with their points, and what is left out. */
export function PreviewStep(props: PreviewStepProps) {
  const {
    preview,
    plan,
    hasCosts,
    filePlan,
    lookups,
    nameError,
    open,
    known,
    onChange,
    onReset,
    onTrip,
  } = props;
  const translate = useWords("common", "imports");
  const format = useDateFieldFormat();
  const { content, name, firstDay, isEachOnce, destination } = preview;
  const { movedBy } = plan ?? { movedBy: 0 };
  const isNewTrip = destination.kind === "newTrip";
  const taken = plan ? listTaken(plan, preview) : [];
  const dates = taken.map(({ date }) => date).toSorted();
  const facts = {
    startDate: dates[0] ?? null,
    endDate: dates.at(-1) ?? null,
    routesCount: taken.length,
    pointsCount: countPlaced(taken),
  };
  const all = plan ? plan.points + plan.lost + plan.unsought : 0;
  const startsOpen = all <= openPoints;
  return (
    <div className={styles.preview}>
      <div className={`row wrap items-center justify-between ${styles.head}`}>
        <TripFacts trip={facts} />
        <Button kind="quiet" icon="arrow-left" onClick={onReset}>
          {translate("importDialog.another")}
        </Button>
      </div>
      {open ? (
        <DestinationFields
          open={open}
          value={destination}
          proposed={proposeFor(content, open)}
          onChange={(chosen) => onChange({ destination: chosen })}
        />
      ) : null}
      {open === null && content.kind === "foreign" && content.confirmations ? (
        <TripField startDate={facts.startDate} endDate={facts.endDate} onChoose={onTrip} />
      ) : null}
      {isNewTrip ? (
        <TextField
          data-autofocus
          label={translate("trips.name")}
          required
          value={name}
          error={nameError}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        />
      ) : null}
      {(firstDay === null && plan?.days.length === 0 && content.kind === "own") ||
      hasBookedDates(content) ||
      firstDayOf(destination, open) !== null ? null : (
        <DateField
          label={translate("importDialog.firstDay")}
          description={translate("importDialog.firstDayHint")}
          format={format}
          value={firstDay && addDays(firstDay, movedBy)}
          error={plan === null ? translate("validation.invalidDate") : undefined}
          onChange={(day) => onChange({ firstDay: day && addDays(day, -movedBy) })}
        />
      )}
      {plan && plan.repeated > 0 ? (
        <SwitchField
          label={translate("importDialog.eachOnce")}
          description={translate(
            isNewTrip ? "importDialog.repeated" : "importDialog.repeatedHere",
            { count: plan.repeated },
          )}
          checked={isEachOnce}
          onChange={({ currentTarget: { checked } }) => onChange({ isEachOnce: checked })}
        />
      ) : null}
      {content.kind === "foreign" ? (
        <DateOrderChoice content={content} onChange={onChange} />
      ) : null}
      <PreviewNotes {...{ content, plan, hasCosts, filePlan, isNewTrip, lookups }} />
      <BookingUpdates
        known={known}
        keptStops={preview.keptStops}
        onChange={(keptStops) => onChange({ keptStops })}
      />
      <div>
        {plan?.days.map((day, index) => (
          <DayPreview
            key={day.key}
            number={index + 1}
            day={day}
            startsOpen={startsOpen}
            isSearching={lookups.isRunning}
            joining={isNewTrip ? null : joiningOf(day, props)}
          />
        ))}
      </div>
    </div>
  );
}
