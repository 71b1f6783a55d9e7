import type { PaymentStatus } from "@castor/core/finance/finance-table.ts";
import { useWords } from "../../../i18n/words.ts";
import { ThingIcon, type ThingIconName } from "../../../ui/thing-icon.tsx";
import styles from "./status-word.module.css";

const icons: Record<PaymentStatus, ThingIconName> = {
  paid: "circle-check",
  partly: "circle-half",
  unpaid: "circle",
  free: "circle-dashed",
};

/** What of a cost is paid, in a word with its sign. */
export function StatusWord({ status }: { status: PaymentStatus }) {
  const translate = useWords();
  return (
    <span className={`${styles.status} ${styles[status]}`}>
      <ThingIcon name={icons[status]} size={16} />
      <span className={styles.word} data-status-word>
        {translate(`finance.statuses.${status}`)}
      </span>
    </span>
  );
}
