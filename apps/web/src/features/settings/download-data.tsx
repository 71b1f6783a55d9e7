import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import { useRef, useState } from "react";
import { type DownloadEndpoint, downloadFile } from "../../data/http/download-file.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import styles from "./form/form.module.css";

/** Downloads all data of the user as a file, and all files as another one. */
export function DownloadData() {
  const translate = useWords("common", "settings");
  const [busy, setBusy] = useState<DownloadEndpoint | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const download = async (endpoint: DownloadEndpoint) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(endpoint);
    setFailure(null);
    const error = await downloadFile(endpoint, {});
    if (error) setFailure(translate("settings.downloadFailed", { reason: error.message }));
    else showToast("ok", translate("settings.downloaded"));
    setBusy(null);
    isRunning.current = false;
  };
  return (
    <div className="stack gap-16">
      {failure === null ? null : <Alert kind="error">{failure}</Alert>}
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button
          icon="download"
          isBusy={busy === accountEndpoints.export}
          onClick={() => void download(accountEndpoints.export)}
        >
          {translate("settings.download")}
        </Button>
        <Button
          icon="download"
          isBusy={busy === filesEndpoints.exportAll}
          onClick={() => void download(filesEndpoints.exportAll)}
        >
          {translate("settings.downloadFiles")}
        </Button>
      </div>
    </div>
  );
}
