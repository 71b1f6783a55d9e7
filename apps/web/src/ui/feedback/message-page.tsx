import type { ReactNode } from "react";
import { Beaver, type BeaverPose } from "../beaver/beaver.tsx";
import styles from "./message-page.module.css";

export interface MessagePageProps {
  pose: BeaverPose;
  title: string;
  /** One paragraph each. */
  texts: readonly string[];
  /** The buttons that lead on. */
  children: ReactNode;
}

/** A page in place of what was asked for: what is wrong, and the ways on. */
export function MessagePage({ pose, title, texts, children }: MessagePageProps) {
  return (
    <div className={`stack items-center gap-8 ${styles.page}`}>
      <Beaver pose={pose} className={styles.beaver} />
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      <div className={`row wrap justify-center gap-8 ${styles.actions}`}>{children}</div>
    </div>
  );
}
