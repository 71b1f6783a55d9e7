import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useRef, useState } from "react";
import { downloadFile } from "../../data/http/download-file.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import styles from "./form/form.module.css";

/** Downloads all data of the user as a file. */
export function DownloadData() {
  const translate = useWords("common", "settings");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const download = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const error = await downloadFile(accountEndpoints.export, {});
    if (error) setFailure(translate("settings.downloadFailed", { reason: error.message }));
    else showToast("ok", translate("settings.downloaded"));
    setBusy(false);
    isRunning.current = false;
  };
  return (
    <div className="stack gap-16">
      {failure === null ? null : <Alert kind="error">{failure}</Alert>}
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button icon="download" isBusy={isBusy} onClick={() => void download()}>
          {translate("settings.download")}
        </Button>
      </div>
    </div>
  );
}
