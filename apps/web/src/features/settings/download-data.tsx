import { endpoints } from "@castor/core/endpoints.ts";
import { useRef, useState } from "react";
import { downloadFile } from "../../data/download-file.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import styles from "./parts/form.module.css";

/** Everything that is kept of the reader, as a file. */
export function DownloadData() {
  const translate = useWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const download = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const error = await downloadFile(endpoints.account.export, {});
    if (error) setFailure(translate("settings.downloadFailed", { reason: error.message }));
    else notify("ok", translate("settings.downloaded"));
    setBusy(false);
    isRunning.current = false;
  };
  return (
    <div className={styles.form}>
      {failure === null ? null : <Alert kind="error">{failure}</Alert>}
      <div className={styles.actions}>
        <Button icon="download" isBusy={isBusy} onClick={() => void download()}>
          {translate("settings.download")}
        </Button>
      </div>
    </div>
  );
}
