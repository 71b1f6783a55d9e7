import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./notifications.module.css";
import {
  dismissNotification,
  listNotifications,
  type Notification,
  type NotificationKind,
  watchNotifications,
} from "./notify.ts";

const iconOf: Record<NotificationKind, IconName> = {
  ok: "circle-check",
  error: "alert-triangle",
  info: "info-circle",
};
/** Long enough to read twice; what went wrong stays longer. */
const msOf: Record<NotificationKind, number> = { ok: 5_000, error: 10_000, info: 7_000 };
/** A message that offers something leaves time to take it. */
const actionMs = 10_000;

/** Who pressed a button by key goes on from where they came; under a finger that would open the keyboard. */
const isByKey = ({ detail }: MouseEvent) => detail === 0;

interface MessageProps {
  message: Notification;
  closeLabel: string;
  /** Where the focus came from. */
  goBack: () => void;
}

function Message({ message, closeLabel, goBack }: MessageProps) {
  const [isHeld, setHeld] = useState(false);
  const { id, kind, text, action } = message;
  const hasAction = action !== null;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissNotification(id), hasAction ? actionMs : msOf[kind]);
    return () => clearTimeout(timer);
  }, [isHeld, id, kind, hasAction]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <li
      className={`${styles.message} ${styles[kind]}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={iconOf[kind]} className={styles.icon} />
      <div className={styles.said}>
        <span className={styles.text} role={kind === "error" ? "alert" : undefined}>
          {text}
        </span>
        {action ? (
          <button
            type="button"
            className={styles.action}
            onClick={(event) => {
              if (isByKey(event)) goBack();
              // First what it offers: when the message goes, it may be too late for it.
              action.run();
              dismissNotification(id);
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton
        icon="x"
        label={closeLabel}
        className={styles.close}
        onClick={(event) => {
          if (isByKey(event)) goBack();
          dismissNotification(id);
        }}
      />
    </li>
  );
}

export interface NotificationsProps {
  /** How many at once; the rest wait. */
  most: number;
  areaLabel: string;
  closeLabel: string;
}

/** The messages at the top right, above everything. A message under the pointer or with the focus stays. */
export function Notifications({ most, areaLabel, closeLabel }: NotificationsProps) {
  const messages = useSyncExternalStore(watchNotifications, listNotifications);
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
      className={`${styles.area} on-screen`}
      aria-label={areaLabel}
      aria-live="polite"
      aria-relevant="additions"
    >
      <ul className={styles.list}>
        {messages.slice(0, most).map((message) => (
          <Message key={message.id} message={message} closeLabel={closeLabel} goBack={goBack} />
        ))}
      </ul>
    </section>
  );
}
