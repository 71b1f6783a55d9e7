import { useWords } from "../../i18n/words.ts";
import styles from "./news-dot.module.css";
import { useHasNews } from "./news-state.ts";

/** A quiet dot on what leads to the news, until they have been opened. `className` places it. */
export function NewsDot({ className = styles.inline }: { className?: string | undefined }) {
  const translate = useWords();
  return useHasNews() ? (
    <span
      className={`${styles.dot} ${className}`}
      data-news-dot=""
      data-tooltip={translate("header.news")}
    >
      <span className="visually-hidden">{`, ${translate("header.isNew")}`}</span>
    </span>
  ) : null;
}
