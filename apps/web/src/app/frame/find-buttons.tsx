import { showQuickDialog } from "../../features/commands/quick-dialog.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import styles from "./header.module.css";

/** Opens the command palette: an icon beside the links, a line of the folded menu. */
export function FindButtons({ onFind }: { onFind: () => void }) {
  const translate = useWords();
  const find = () => {
    onFind();
    showQuickDialog("palette");
  };
  return (
    <>
      <IconButton
        icon="search"
        label={translate("header.commands")}
        className={styles.onWide}
        onClick={find}
      />
      <button type="button" className={`${styles.link} ${styles.find}`} onClick={find}>
        {translate("header.goTo")}
      </button>
    </>
  );
}
