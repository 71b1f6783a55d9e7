import { useSelector } from "@tanstack/react-store";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../buttons/button.tsx";
import { Icon, type IconName } from "../icons/icon.tsx";
import { countLayers, openLayers } from "../layers/layer-stack.ts";
import { dismissToast, isToastFree, type Toast, type ToastKind, toasts } from "./show-toast.ts";
import styles from "./toasts.module.css";

const iconOf: Record<ToastKind, IconName> = {
  ok: "circle-check",
  error: "alert-triangle",
  info: "info-circle",
};
/** Long enough to read twice; errors stay longer. */
const msOf: Record<ToastKind, number> = { ok: 5_000, error: 10_000, info: 7_000 };
/** A toast with an action leaves time to press it. */
const actionMs = 10_000;

/** Only a key press returns the focus: after a tap, focusing a field would open the on-screen keyboard. */
const isByKey = ({ detail }: MouseEvent) => detail === 0;

interface MessageProps {
  message: Toast;
  closeLabel: string;
  /** Returns the focus to where it came from. */
  goBack: () => void;
}

function Message({ message, closeLabel, goBack }: MessageProps) {
  const [isHeld, setHeld] = useState(false);
  const { id, kind, text, action, also } = message;
  const hasAction = action !== null;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), hasAction ? actionMs : msOf[kind]);
    return () => clearTimeout(timer);
  }, [isHeld, id, kind, hasAction]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <li
      className={`surface row items-center gap-12 ${styles.message} ${styles[kind]}`}
      data-toast={kind}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={iconOf[kind]} className={`rigid ${styles.icon}`} />
      <div className={`row wrap items-center justify-between grow ${styles.said}`}>
        <span
          className={`narrows breaks ${styles.text}`}
          role={kind === "error" ? "alert" : undefined}
        >
          {text}
        </span>
        {[also, action].map((one) =>
          one ? (
            <button
              key={one.label}
              type="button"
              className={`plain-button rigid bold ${styles.action}`}
              onClick={(event) => {
                if (isByKey(event)) goBack();
                // The action comes first: dismissing calls onGone, after which it may be too late.
                one.run();
                dismissToast(id);
              }}
            >
              {one.label}
            </button>
          ) : null,
        )}
      </div>
      <IconButton
        icon="x"
        label={closeLabel}
        className={styles.close}
        onClick={(event) => {
          if (isByKey(event)) goBack();
          dismissToast(id);
        }}
      />
    </li>
  );
}

/** True while a layer lies over the page that was opened after the newest toast came. */
function useIsUnder(newestId: number | null): boolean {
  const open = useSelector(openLayers, countLayers);
  const [below, setBelow] = useState({ newestId, open });
  if (below.newestId !== newestId || open < below.open) setBelow({ newestId, open });
  return below.newestId === newestId && open > below.open;
}

export interface ToastsProps {
  /** How many are shown at once; the rest wait. */
  most: number;
  areaLabel: string;
  closeLabel: string;
}

/**
 * The toasts at the top right, above everything but what was opened after them (specification#notifications). A toast under
 * the pointer or with the focus stays.
 */
export function Toasts({ most, areaLabel, closeLabel }: ToastsProps) {
  const messages = useSelector(toasts);
  const isUnder = useIsUnder(messages.at(-1)?.id ?? null);
  const cameFrom = useRef<Element | null>(null);
  const goBack = () => {
    const from = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector("main");
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  };
  return (
    <section
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      className={`${styles.area} ${isUnder ? styles.under : ""} on-screen`}
      aria-label={areaLabel}
      aria-live="polite"
      aria-relevant="additions"
    >
      <ul className="plain-list stack gap-8">
        {messages
          .filter(isToastFree)
          .slice(0, most)
          .map((message) => (
            <Message key={message.id} message={message} closeLabel={closeLabel} goBack={goBack} />
          ))}
      </ul>
    </section>
  );
}
