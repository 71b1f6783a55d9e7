import { unsentWords } from "@castor/i18n/features/unsent-words.ts";
import { useEffect } from "react";
import { useLogoutQuestion } from "../../data/session/request-logout.ts";
import {
  closeUnsentList,
  openUnsentList,
  useIsUnsentListOpen,
} from "../../data/trip-changes/unsent/asked-list.ts";
import { startUnsentChanges } from "../../data/trip-changes/unsent/unsent-changes.ts";
import { whenIdle } from "../../device/loading/when-idle.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import { LogoutDialog } from "./logout-dialog.tsx";
import styles from "./unsent-frame.module.css";
import { useUnsentWords } from "./unsent-state.ts";

const UnsentDialog = lazyComponent(async () => (await import("./unsent-dialog.tsx")).UnsentDialog);
// It opens without a network, where there is no worker too. A failed load is reported when it is opened.
const loadDialog = () => void UnsentDialog.load().catch(() => {});

/** The list of unsent changes and the question of a logout, over any page; both say themselves to screen readers. */
export function UnsentHost() {
  const translate = useWords(unsentWords);
  const isOpen = useIsUnsentListOpen();
  const question = useLogoutQuestion();
  const said = useUnsentWords();
  useEffect(startUnsentChanges, []);
  useEffect(() => whenIdle(loadDialog), []);
  const fail = () => {
    closeUnsentList();
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {said?.whole}
      </p>
      {isOpen ? (
        <LazyBoundary onFail={fail}>
          <UnsentDialog onClose={closeUnsentList} />
        </LazyBoundary>
      ) : null}
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
  const said = useUnsentWords();
  if (!said) return null;
  const { kind, short, whole, icon, count } = said;
  const kindClass = kind === "blocked" ? styles.blocked : "";
  if (look === "dot")
    return (
      <span className={`${styles.dot} ${kindClass}`} title={whole}>
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
      title={look === "chip" ? whole : undefined}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name={icon} size={look === "chip" ? 16 : 20} />
      {look === "chip" ? short : whole}
    </button>
  );
}
