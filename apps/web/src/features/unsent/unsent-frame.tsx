import { useEffect } from "react";
import { useLogoutQuestion } from "../../data/session/request-logout.ts";
import {
  closeUnsentList,
  openUnsentList,
  useIsUnsentListOpen,
} from "../../data/trip-changes/unsent/asked-list.ts";
import { startUnsentChanges } from "../../data/trip-changes/unsent/unsent-changes.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { LogoutDialog } from "./logout-dialog.tsx";
import { UnsentDialog } from "./unsent-dialog.tsx";
import styles from "./unsent-frame.module.css";
import { useUnsentWords } from "./unsent-state.ts";
import { useMovedAddress } from "./use-moved-address.ts";
import { useTakenDemoNews } from "./use-taken-demo.ts";

/** The list of unsent changes and the question of a logout, over any page; both say themselves to screen readers. */
export function UnsentHost() {
  const _translate = useWords("common", "unsent");
  const isOpen = useIsUnsentListOpen();
  const question = useLogoutQuestion();
  const words = useUnsentWords();
  useEffect(startUnsentChanges, []);
  useMovedAddress();
  useTakenDemoNews();
  return (
    <>
      <p className="visually-hidden" role="status">
        {words?.whole}
      </p>
      {isOpen ? <UnsentDialog onClose={closeUnsentList} /> : null}
      {question ? <LogoutDialog question={question} /> : null}
    </>
  );
}

export interface UnsentChipProps {
  /** `chip`: a few words, for the header. `row`: a line of a menu. `dot`: a mark on a button that says the rest. */
  look: "chip" | "row" | "dot";
  onOpen?: () => void;
}

/** Tells how many changes wait, and opens their list. Nothing while all are sent. */
export function UnsentChip({ look, onOpen }: UnsentChipProps) {
  const words = useUnsentWords();
  if (!words) return null;
  const { kind, short, whole, icon, count } = words;
  const kindClass = kind === "blocked" || kind === "unkept" ? styles.warning : "";
  if (look === "dot")
    return (
      <span className={`${styles.dot} ${kindClass}`} data-tooltip={whole}>
        <span aria-hidden>{count > 99 ? "99+" : count}</span>
        <span className="visually-hidden">{whole}</span>
      </span>
    );
  const open = () => {
    onOpen?.();
    openUnsentList();
  };
  return (
    <button
      type="button"
      className={`${styles[look]} ${kindClass}`}
      data-tooltip={look === "chip" ? whole : undefined}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name={icon} size={look === "chip" ? 16 : 20} />
      {look === "chip" ? short : whole}
    </button>
  );
}
