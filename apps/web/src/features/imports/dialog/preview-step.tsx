import { addDays } from "@castor/core/time/dates.ts";
import { importsWords } from "@castor/i18n/features/imports/imports-words.ts";
import { useDateFieldFormat } from "../../../i18n/date-field-format.ts";
import { useWords } from "../../../i18n/words.ts";
import { TripFacts } from "../../../things/trip-facts.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { DateField } from "../../../ui/fields/date-fields.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { PlannedTrip } from "../plan/planned-trip.ts";
import { DateOrderChoice } from "./date-order-choice.tsx";
import { DayPreview } from "./day-preview.tsx";
import styles from "./import-dialog.module.css";
import type { ImportPreview } from "./import-preview.ts";
import { PreviewNotes } from "./preview-notes.tsx";
import type { useLookups } from "./use-lookups.ts";

/** Trips with more points begin with their days folded. */
const openPoints = 40;

export interface PreviewStepProps {
  preview: ImportPreview;
  /** Null when the dates are wrong. */
  plan: PlannedTrip | null;
  lookups: ReturnType<typeof useLookups>;
  nameError: string | null;
  onChange: (part: Partial<Omit<ImportPreview, "readAt">>) => void;
  onReset: () => void;
}

/** What would be imported, before anything is saved: name, dates, days with their points, and what is left out. */
export function PreviewStep(props: PreviewStepProps) {
  const { preview, plan, lookups, nameError, onChange, onReset } = props;
  const translate = useWords(importsWords);
  const format = useDateFieldFormat();
  const { content, name, firstDay, isEachOnce } = preview;
  const { movedBy } = plan ?? { movedBy: 0 };
  const dates = plan?.days.map(({ date }) => date).toSorted() ?? [];
  const facts = {
    startDate: dates[0] ?? null,
    endDate: dates.at(-1) ?? null,
    routesCount: plan?.days.length ?? 0,
    pointsCount: plan?.points ?? 0,
  };
  const startsOpen = (plan?.points ?? 0) + (plan?.lost ?? 0) <= openPoints;
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <TripFacts trip={facts} />
        <Button kind="quiet" icon="arrow-left" onClick={onReset}>
          {translate("importDialog.another")}
        </Button>
      </div>
      <TextField
        data-autofocus
        label={translate("trips.name")}
        required
        value={name}
        error={nameError}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      {firstDay === null && dates.length === 0 && content.kind === "own" ? null : (
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
          description={translate("importDialog.repeated", { count: plan.repeated })}
          checked={isEachOnce}
          onChange={({ currentTarget: { checked } }) => onChange({ isEachOnce: checked })}
        />
      ) : null}
      {content.kind === "foreign" ? (
        <DateOrderChoice imported={content.imported} onChange={onChange} />
      ) : null}
      <PreviewNotes content={content} plan={plan} lookups={lookups} />
      <div>
        {plan?.days.map((day, at) => (
          <DayPreview
            // Days have no other identity than their place in the file.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            key={at}
            number={at + 1}
            day={day}
            startsOpen={startsOpen}
            isSearching={lookups.isRunning}
          />
        ))}
      </div>
    </div>
  );
}
