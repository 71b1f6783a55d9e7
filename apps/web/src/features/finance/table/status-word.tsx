import type { PaymentStatus } from "@castor/core/finance/table/finance-table.ts";
import { useWords } from "../../../i18n/words.ts";
import { ThingIcon, type ThingIconName } from "../../../ui/icons/thing-icon.tsx";
import styles from "./status-word.module.css";

const icons: Record<PaymentStatus, ThingIconName> = {
  paid: "circle-check",
  partly: "circle-half",
  unpaid: "circle",
  free: "circle-dashed",
};

/** The payment status of a cost, as an icon and a word. */
export function StatusWord({ status }: { status: PaymentStatus }) {
  const translate = useWords("common", "costs");
  return (
    <span className={`inline-row items-center gap-6 narrows ${styles.status} ${styles[status]}`}>
      <ThingIcon name={icons[status]} size={16} />
      <span className={styles.word} data-status-word>
        {translate(`costTable.statuses.${status}`)}
      </span>
    </span>
  );
}
