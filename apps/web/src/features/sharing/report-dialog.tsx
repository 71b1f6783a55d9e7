import { reportReasons } from "@castor/core/catalog/trip-report.ts";
import { catalogEndpoints } from "@castor/core/endpoints/catalog.ts";
import { limits } from "@castor/core/limits.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useConnection } from "../../data/http/connection.ts";
import { useChange } from "../../data/http/use-change.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useWords } from "../../i18n/words.ts";
import { OfflineNotice } from "../../things/offline-notice.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextareaField } from "../../ui/fields/textarea-field.tsx";

export interface ReportDialogProps {
  trip: Pick<Trip, "id" | "name">;
  onClose: () => void;
}

/** Tells the operator what is wrong with a public trip (specification#reports). It needs no login. */
export function ReportDialog({ trip, onClose }: ReportDialogProps) {
  const translate = useWords("common", "sharing");
  const words = useFormDialogWords();
  const isConnected = useConnection() === "online";
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState("");
  const sending = useChange(catalogEndpoints.report);
  const { isBusy, error } = sending;
  const reason = reportReasons.find((one) => one === chosen);
  const send = async () => {
    if (isBusy || reason === undefined) return;
    const outcome = await sending.run({ body: { tripId: trip.id, reason, text: text.trim() } });
    if (!outcome.isDone) return;
    onClose();
    showToast("ok", translate("visitor.reported"));
  };
  return (
    <FormDialog
      title={translate("visitor.reportTitle", { name: trip.name })}
      saveLabel={translate("visitor.reportDo")}
      words={words}
      failure={error?.message ?? null}
      hasChanges={text.trim() !== ""}
      isBusy={isBusy}
      isDisabled={reason === undefined || !isConnected}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      <OfflineNotice text={translate("visitor.reportOffline")} />
      <p>{translate("visitor.reportText")}</p>
      <SelectField
        label={translate("visitor.reportReason")}
        placeholder={translate("visitor.reportChoose")}
        data={reportReasons.map((value) => ({
          value,
          label: translate(`visitor.reportReasons.${value}`),
        }))}
        value={chosen}
        allowDeselect={false}
        onChange={setChosen}
      />
      <TextareaField
        label={translate("visitor.reportMore")}
        description={translate("visitor.reportMoreHint")}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        maxLength={limits.reportText}
        autosize
        minRows={3}
        maxRows={8}
      />
    </FormDialog>
  );
}
