import { limits } from "@castor/core/limits.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import styles from "./search-box.module.css";

/** The search before the app runs, which gets what was typed (docs/decisions/068). */
export function IdleSearchBox() {
  const translate = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every screen reader
    <form role="search" className={styles.box}>
      <div className={styles.field}>
        <input
          className={styles.input}
          dir="auto"
          aria-label={translate("services.search")}
          placeholder={translate("services.searchPlaceholder")}
          maxLength={limits.searchQuery}
          enterKeyHint="search"
          autoComplete="off"
        />
        <IconButton type="submit" icon="search" label={translate("services.find")} />
      </div>
    </form>
  );
}
