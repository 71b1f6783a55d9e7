import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import styles from "./alert.module.css";

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

/** An inline message, above a form or in a panel. Screen readers announce errors at once. */
export function Alert({ kind, children }: AlertProps) {
  return (
    <div
      className={`row gap-12 ${styles.alert} ${styles[kind]}`}
      role={kind === "error" ? "alert" : "status"}
    >
      <Icon name={iconOf[kind]} className={styles.icon} />
      <div className="narrows">{children}</div>
    </div>
  );
}
