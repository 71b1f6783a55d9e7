import { fileLimits } from "@castor/core/files/file-limits.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "../dialog/import-dialog.module.css";
import { nameSome } from "./name-some.ts";
import type { FilePlan } from "./plan-files.ts";
import type { ZippedFiles } from "./zipped-files.ts";

export interface FilesAlongProps {
  files: ZippedFiles;
  plan: FilePlan;
  /** Files come with a whole trip alone. */
  isNewTrip: boolean;
}

/** Which files of a ZIP do not come with its trip. */
export function FilesAlong({ files, plan, isNewTrip }: FilesAlongProps) {
  const translate = useWords("common", "imports");
  const language = useLanguage();
  if (!isNewTrip)
    return files.files.length > 0 ? (
      <Alert kind="info">{translate("importFiles.onlyNew", { count: files.files.length })}</Alert>
    ) : null;
  const { left, fileLimit } = plan;
  const sizes = {
    tooLarge: fileLimit === null ? "" : formatSize(fileLimit, language),
    tooMuch: formatSize(fileLimits.waitingBytes, language),
  };
  const lines = [
    ...[...left].map(([reason, names]) =>
      translate(`importFiles.left.${reason}`, {
        names: nameSome(names, translate),
        size: reason === "tooLarge" || reason === "tooMuch" ? sizes[reason] : "",
        count: fileLimits.waitingUploads,
      }),
    ),
    ...(files.unread > 0 ? [translate("importFiles.unread", { count: files.unread })] : []),
    ...(files.unlisted.length > 0
      ? [translate("importFiles.unlisted", { names: nameSome(files.unlisted, translate) })]
      : []),
  ];
  return lines.length > 0 ? (
    <Alert kind="warn">
      <ul className={styles.said}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  ) : null;
}
