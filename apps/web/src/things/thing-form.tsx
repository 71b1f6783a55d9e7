import type { ReactNode } from "react";
import type { Conflicts } from "../data/forms/use-conflicts.ts";
import type { FormDraft } from "../data/forms/use-form-draft.ts";
import type { FormSave } from "../data/forms/use-form-save.ts";
import { useFormDialogWords } from "../i18n/form-dialog-words.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { FormDialog, type FormDialogProps } from "../ui/dialogs/form-dialog.tsx";
import { Alert } from "../ui/feedback/alert.tsx";
import { FormNews, type FormNewsProps } from "./form-news.tsx";

export interface ThingFormProps {
  title: string;
  /** Closing the form discards it. */
  draft?: FormDraft;
  saving: FormSave;
  conflicts: Conflicts;
  /** The words of a field. */
  wordsOf: FormNewsProps["wordsOf"];
  size?: FormDialogProps["size"];
  onClose: () => void;
  children: ReactNode;
}

/** The form of a thing of a trip, in a dialog. It says that a draft was restored, and what others do with the thing. */
export function ThingForm(props: ThingFormProps) {
  const { title, draft, saving, conflicts, wordsOf, size, onClose, children } = props;
  const translate = useWords("common", "conflicts");
  return (
    <FormDialog
      title={title}
      saveLabel={translate(conflicts.isGone ? "conflicts.addAsNew" : "actions.save")}
      words={useFormDialogWords()}
      {...(size ? { size } : {})}
      {...conflicts.guard(saving)}
      news={<FormNews {...{ conflicts, wordsOf }} />}
      onClose={() => {
        draft?.forget();
        onClose();
      }}
    >
      {draft?.isRestored ? (
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
