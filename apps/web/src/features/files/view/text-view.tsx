import { useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "../../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import type { ShownFile } from "../list/shown-file.ts";
import { downloadShown } from "./open-file.ts";
import { useContent } from "./use-content.ts";
import styles from "./view.module.css";

/** A longer text is saved in place of being shown, in bytes. */
export const longestText = 500_000;

/** A text as it is: also HTML is only its letters. */
export function TextView({ file, onClose }: { file: ShownFile; onClose: () => void }) {
  const translate = useWords("common", "files");
  const read = useContent(file);
  const [text, setText] = useState<string | null>(null);
  const content = read.state === "ready" ? read.content : null;
  useEffect(() => {
    void content?.text().then(setText);
  }, [content]);
  return (
    <Dialog
      isOpen
      size="large"
      title={file.name}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      {read.state === "error" ? (
        <ErrorState
          isSmall
          text={read.text}
          retryLabel={translate("actions.retry")}
          onRetry={read.reload}
        />
      ) : text === null ? (
        <Loading label={translate("actions.loading")} count={6} />
      ) : (
        <pre className={`breaks ${styles.text}`} dir="auto">
          {text}
        </pre>
      )}
      <DialogActions>
        <DialogCancel>{translate("actions.close")}</DialogCancel>
        <Button icon="download" onClick={() => void downloadShown(file)}>
          {translate("files.download")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
