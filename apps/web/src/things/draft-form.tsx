import type { ReactNode } from "react";
import type { FormDraft } from "../data/forms/use-form-draft.ts";
import type { FormSave } from "../data/forms/use-form-save.ts";
import { useFormDialogWords } from "../i18n/form-dialog-words.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { FormDialog, type FormDialogProps } from "../ui/dialogs/form-dialog.tsx";
import { Alert } from "../ui/feedback/alert.tsx";

export interface DraftFormProps {
  title: string;
  draft: FormDraft;
  saving: FormSave;
  size?: FormDialogProps["size"];
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog with a draft: it says that the draft was restored, and closing the form discards it. */
export function DraftForm(props: DraftFormProps) {
  const { title, draft, saving, size, onClose, children } = props;
  const translate = useWords("common");
  return (
    <FormDialog
      title={title}
      saveLabel={translate("actions.save")}
      words={useFormDialogWords()}
      {...(size ? { size } : {})}
      {...saving}
      onClose={() => {
        draft.forget();
        onClose();
      }}
    >
      {draft.isRestored ? (
        <Alert kind="info">
          {translate("actions.draftRestored")}{" "}
          <Button kind="quiet" onClick={draft.startAnew}>
            {translate("actions.draftDiscard")}
          </Button>
        </Alert>
      ) : null}
      {children}
    </FormDialog>
  );
}
