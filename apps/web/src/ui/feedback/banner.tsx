import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./banner.module.css";

export interface BannerProps {
  /** `info`: blue; `error`: red. */
  kind: "info" | "error";
  text: string;
  /** Buttons, beside the one that closes it. */
  children?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** A short message about the app itself, at the top left, over every page (specification#offline-banner). */
export function Banner({ kind, text, children, closeLabel, onClose }: BannerProps) {
  return (
    <div
      className={`row wrap items-center bold ${styles.banner} ${styles[kind]} on-screen`}
      role="status"
      data-map-cover=""
    >
      <span className="grow">{text}</span>
      {children}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}

export interface BannerButtonProps {
  label: string;
  onClick: () => void;
}

export const BannerButton = ({ label, onClick }: BannerButtonProps) => (
  <button type="button" className={styles.button} onClick={onClick}>
    {label}
  </button>
);
