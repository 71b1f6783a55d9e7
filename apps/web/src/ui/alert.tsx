import type { ReactNode } from "react";
import styles from "./alert.module.css";
import { Icon, type IconName } from "./icon.tsx";

export type AlertKind = "ok" | "error" | "warn" | "info";

const iconOf: Record<AlertKind, IconName> = {
  ok: "circle-check",
  error: "alert-triangle",
  warn: "alert-triangle",
  info: "info-circle",
};

export interface AlertProps {
  kind: AlertKind;
  children: ReactNode;
}

/** A message that belongs to a place on the page: above a form, in a panel. Errors are read aloud at once. */
export function Alert({ kind, children }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[kind]}`} role={kind === "error" ? "alert" : "status"}>
      <Icon name={iconOf[kind]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
