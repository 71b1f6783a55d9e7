import { uploadQueue, useUploads } from "../../data/uploads/page-uploads.ts";
import { useWords } from "../../i18n/words.ts";
import { FileRow } from "./list/file-row.tsx";
import type { FileTools } from "./list/file-tools.ts";
import styles from "./list/files.module.css";
import { ofUpload } from "./list/shown-file.ts";
import { downloadShown } from "./view/open-file.ts";

const tools: FileTools = {
  open: (file) => void downloadShown(file),
  download: (file) => void downloadShown(file),
  cancel: (id) => void uploadQueue()?.cancel(id),
  retry: (id) => void uploadQueue()?.retry(id),
  edit: null,
};

/** The files of all trips that wait for their upload: also of a trip that cannot be opened any more. */
export function WaitingFiles() {
  const translate = useWords("common", "files");
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  return (
    <section aria-label={translate("files.waitingFiles")}>
      <h3 className={styles.heading}>{translate("files.waitingFiles")}</h3>
      <ul className={`plain-list ${styles.list}`}>
        {uploads.map((upload) => (
          <FileRow key={upload.id} file={ofUpload(upload, upload)} tools={tools} />
        ))}
      </ul>
    </section>
  );
}
