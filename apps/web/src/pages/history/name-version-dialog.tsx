import { historyEndpoints } from "@castor/core/endpoints/history.ts";
import type { HistoryEntry } from "@castor/core/history/history.ts";
import { limits } from "@castor/core/limits.ts";
import { useState } from "react";
import { useChange } from "../../data/http/use-change.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface NameVersionDialogProps {
  tripId: string;
  entry: Pick<HistoryEntry, "version" | "name">;
  onClose: () => void;
}

/** Gives a version a name, or takes it away. */
export function NameVersionDialog({ tripId, entry, onClose }: NameVersionDialogProps) {
  const translate = useWords("common", "trip-history");
  const words = useFormDialogWords();
  const change = useChange(historyEndpoints.name);
  const { version } = entry;
  const [name, setName] = useState(entry.name ?? "");
  const save = async (name: string | null) => {
    const outcome = await change.run({ body: { tripId, version, name } });
    if (outcome.isDone) onClose();
  };
  return (
    <FormDialog
      title={translate(entry.name === null ? "tripHistory.name" : "tripHistory.rename")}
      saveLabel={translate("actions.save")}
      size="small"
      words={words}
      failure={change.error?.message ?? null}
      hasChanges={name !== (entry.name ?? "")}
      isBusy={change.isBusy}
      isDisabled={name.trim() === ""}
      onSubmit={(event) => {
        event.preventDefault();
        void save(name);
      }}
      onClose={onClose}
    >
      <TextField
        label={translate("tripHistory.nameLabel")}
        description={translate("tripHistory.nameHint")}
        data-autofocus
        maxLength={limits.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {entry.name === null ? null : (
        <Button kind="quiet" icon="trash" onClick={() => void save(null)}>
          {translate("tripHistory.unname")}
        </Button>
      )}
    </FormDialog>
  );
}
