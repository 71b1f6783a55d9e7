import { remindersEndpoints } from "@castor/core/endpoints/reminders.ts";
import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import {
  type Reminders,
  type RemindersSave,
  reminderDays,
} from "@castor/core/reminders/reminders.ts";
import { useState } from "react";
import { useChange } from "../../data/http/use-change.ts";
import { useRead } from "../../data/http/use-read.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { useWords } from "../../i18n/words.ts";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";

const { get, save } = remindersEndpoints;
/** What the choice begins with when somebody asks for reminders. */
const usualDays = 3;

/** Reminders by mail, off until somebody asks for them; each change is kept at once (specification#reminders). */
export function ReminderSettings() {
  const translate = useWords("common", "settings");
  const known = useRead(get, {});
  if (known.state === "loading") return <Loading label={translate("settings.loading")} count={1} />;
  if (known.state === "error") {
    return (
      <ErrorState
        isSmall
        text={translate("settings.remindersNotLoaded", { reason: known.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={known.reload}
      />
    );
  }
  return <Switches known={known.data} />;
}

function Switches({ known }: { known: Reminders }) {
  const translate = useWords("common", "settings");
  const change = useChange(save);
  /** Shown until the answer is there. */
  const [asked, setAsked] = useState<RemindersSave | null>(null);
  const { paymentDays, hasTripDays } = asked ?? known;
  const isOn = paymentDays !== null || hasTripDays;
  const zone = browserTimeZone();
  const sendsNoMail = useRead(servicesEndpoints.config, {}).data?.mail === "outbox";
  const keep = async (part: Partial<RemindersSave>) => {
    // The evening is that of where somebody is now.
    const wanted = { paymentDays, hasTripDays, ...part, zone };
    setAsked(wanted);
    const outcome = await change.run({ body: wanted });
    if (!outcome.isDone) {
      setAsked(null);
      showToast(
        "error",
        translate("settings.remindersNotSaved", { reason: outcome.error.message }),
      );
    }
  };
  return (
    <div className="stack gap-16">
      {sendsNoMail ? <Alert kind="info">{translate("settings.remindOutbox")}</Alert> : null}
      <SwitchField
        label={translate("settings.remindPayments")}
        description={translate("settings.remindPaymentsHint")}
        checked={paymentDays !== null}
        onChange={(event) =>
          void keep({ paymentDays: event.currentTarget.checked ? usualDays : null })
        }
      />
      {paymentDays === null ? null : (
        <SegmentedChoice
          label={translate("settings.remindBefore")}
          value={`${paymentDays}`}
          choices={reminderDays.map((days) => ({
            value: `${days}` as const,
            label: translate("settings.remindDays", { count: days }),
          }))}
          onChange={(value) =>
            void keep({ paymentDays: reminderDays.find((days) => `${days}` === value) ?? null })
          }
          isLabelShown
        />
      )}
      <SwitchField
        label={translate("settings.remindTripDays")}
        description={translate("settings.remindTripDaysHint")}
        checked={hasTripDays}
        onChange={(event) => void keep({ hasTripDays: event.currentTarget.checked })}
      />
      {isOn ? (
        <p className="secondary">
          {translate("settings.remindZone", { zone: asked?.zone ?? known.zone ?? zone })}
        </p>
      ) : null}
    </div>
  );
}
