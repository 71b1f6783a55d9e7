import { fileLimits } from "@castor/core/files/file-limits.ts";
import { useState } from "react";
import { useFormDialogWords } from "../../../i18n/form-dialog-words.ts";
import { useWords } from "../../../i18n/words.ts";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

export interface CaptionDialogProps {
  caption: string;
  onSave: (caption: string) => void;
  onClose: () => void;
}

/** What a file is, in a line. An empty one takes the caption away. */
export function CaptionDialog({ caption, onSave, onClose }: CaptionDialogProps) {
  const translate = useWords("common", "files");
  const words = useFormDialogWords();
  const [text, setText] = useState(caption);
  return (
    <FormDialog
      title={translate(caption ? "files.editCaption" : "files.addCaption")}
      saveLabel={translate("actions.save")}
      size="small"
      words={words}
      failure={null}
      hasChanges={text !== caption}
      isBusy={false}
      onSubmit={(event) => {
        event.preventDefault();
        // The form around the list of files is another one.
        event.stopPropagation();
        onSave(text.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label={translate("files.caption")}
        data-autofocus
        maxLength={fileLimits.caption}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FormDialog>
  );
}
