import { useEffect } from "react";
import { useLogoutQuestion } from "../../data/session/request-logout.ts";
import {
  closeUnsentList,
  openUnsentList,
  useIsUnsentListOpen,
} from "../../data/trip-changes/unsent/asked-list.ts";
import { startUnsentChanges } from "../../data/trip-changes/unsent/unsent-changes.ts";
import { startUploads } from "../../data/uploads/start-uploads.ts";
import { loadWhenIdle } from "../../device/loading/load-when-idle.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import styles from "./unsent-frame.module.css";
import { useUnsentWords } from "./unsent-state.ts";
import { useMovedAddress } from "./use-moved-address.ts";
import { useTakenDemoNews } from "./use-taken-demo.ts";

// The list draws values of every kind: two dozen files, which no page waits for.
const UnsentDialog = lazyComponent(async () => (await import("./unsent-dialog.tsx")).UnsentDialog);
const LogoutDialog = lazyComponent(async () => (await import("./logout-dialog.tsx")).LogoutDialog);
// A failed load is reported when a dialog is opened.
const later = [UnsentDialog, LogoutDialog];

/** The list of unsent changes and the question of a logout, over any page; both say themselves to screen readers. */
export function UnsentHost() {
  const translate = useWords("common", "unsent");
  const isOpen = useIsUnsentListOpen();
  const question = useLogoutQuestion();
  const words = useUnsentWords();
  useEffect(startUnsentChanges, []);
  useEffect(startUploads, []);
  useEffect(() => loadWhenIdle(later), []);
  useMovedAddress();
  useTakenDemoNews();
  const failTo = (close: () => void) => () => {
    close();
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {words?.whole}
      </p>
      {isOpen ? (
        <LazyBoundary onFail={failTo(closeUnsentList)}>
          <UnsentDialog onClose={closeUnsentList} />
        </LazyBoundary>
      ) : null}
      {question ? (
        <LazyBoundary onFail={failTo(() => question.answer("stay"))}>
          <LogoutDialog question={question} />
        </LazyBoundary>
      ) : null}
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
