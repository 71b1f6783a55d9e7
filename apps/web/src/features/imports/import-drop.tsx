import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import styles from "./import-drop.module.css";
import { isConfirmationFile } from "./is-confirmation.ts";
import { useFileDrop } from "./use-file-drop.ts";

/**
 * Takes files that are dropped anywhere on the page; while one is held over it, says so. Several confirmations of bookings are read together,
 * of other files the first.
 */
export function ImportDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const translate = useWords("common");
  const isOver = useFileDrop(true, (files) => {
    const isTogether = files.every(isConfirmationFile);
    if (files.length > 1 && !isTogether) showToast("info", translate("imports.onlyOne"));
    onFiles(isTogether ? files : files.slice(0, 1));
  });
  return isOver ? (
    <div className={`row items-center justify-center bold ${styles.over}`}>
      {translate("imports.dropHere")}
    </div>
  ) : null;
}
