import { useMe } from "../../data/session/session.ts";
import { useWords } from "../../i18n/words.ts";
import styles from "./unread-dot.module.css";

/** A dot on what leads to the notices, while some are not read. `className` places it. */
export function UnreadDot({ className }: { className?: string | undefined }) {
  const translate = useWords("notices");
  const count = useMe().data?.unread ?? 0;
  return count > 0 ? (
    <span className={`${styles.dot} ${className}`}>
      <span className="visually-hidden">{`, ${translate("notices.bell", { count })}`}</span>
    </span>
  ) : null;
}
