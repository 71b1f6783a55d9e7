import type { ReactNode } from "react";
import { Beaver, type BeaverPose } from "../../ui/beaver/beaver.tsx";
import { Card } from "../../ui/layout/card.tsx";
import styles from "./account-frame.module.css";

export interface AccountFrameProps {
  pose: BeaverPose;
  title: string;
  lead: string;
  children: ReactNode;
  /** Content below the card: the link to the other page. */
  below?: ReactNode;
}

/** The frame of the account pages: the beaver, a heading, one card. */
export function AccountFrame({ pose, title, lead, children, below }: AccountFrameProps) {
  return (
    <div className={`stack items-center ${styles.frame}`}>
      <Beaver pose={pose} className={styles.beaver} />
      <Card className={styles.card}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </Card>
      {below ? (
        <div className={`row wrap items-center justify-center muted ${styles.below}`}>{below}</div>
      ) : null}
    </div>
  );
}
