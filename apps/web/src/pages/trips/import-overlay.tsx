import { useFileDrop } from "../../features/imports/use-file-drop.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import styles from "./trips-page.module.css";

/** Takes a file that is dropped anywhere on the list; while one is held over it, says so. */
export function ImportOverlay({ onFile }: { onFile: (file: File) => void }) {
  const translate = useWords("common");
  const isOver = useFileDrop(true, (files) => {
    if (files.length > 1) showToast("info", translate("imports.onlyOne"));
    const [first] = files;
    if (first) onFile(first);
  });
  return isOver ? (
    <div className={`row items-center justify-center bold ${styles.over}`}>
      {translate("imports.dropHere")}
    </div>
  ) : null;
}
