import { useConnection } from "../../../data/http/connection.ts";
import { describeUploadError } from "../../../data/uploads/describe-upload-error.ts";
import type { Upload } from "../../../data/uploads/upload-entry.ts";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./files.module.css";

/** How far an upload is, in the place of the size: the row keeps its height when the file is there. */
export function UploadWords({ upload }: { upload: Upload }) {
  const translate = useWords("common", "files");
  const isOnline = useConnection() === "online";
  const { state, progress, bytes, isKept } = upload;
  if (state === "sent") return translate("files.attaching");
  if (!isOnline) return translate(isKept ? "files.offline" : "files.offlineUnkept");
  if (state !== "sending") return translate("files.waiting");
  return translate("files.sending", { share: Math.floor((100 * progress) / Math.max(1, bytes)) });
}

/** The progress of an upload, or why it waits for its author. */
export function UploadState({ upload }: { upload: Upload }) {
  const translate = useWords("common", "files");
  const isOnline = useConnection() === "online";
  const { state, name, progress, bytes } = upload;
  if (state === "failed")
    return (
      <p className={`row items-start gap-4 small ${styles.failed}`} role="alert">
        <Icon name="alert-triangle" size={16} />
        <span className="grow">{describeUploadError(upload)}</span>
      </p>
    );
  return state === "sending" && isOnline ? (
    <progress
      className={styles.progress}
      aria-label={translate("files.progressOf", { name })}
      max={bytes}
      value={progress}
    />
  ) : null;
}
