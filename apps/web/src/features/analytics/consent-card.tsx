import { useId } from "react";
import { giveConsent } from "../../data/analytics.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import styles from "./consent-card.module.css";

/** Asks for consent to analytics. Yes and no are equally easy, and no answer means no. */
export function ConsentCard({ onAnswer }: { onAnswer: () => void }) {
  const translate = useWords("common", "consent");
  const titleId = useId();
  const answer = (isGiven: boolean) => {
    giveConsent(isGiven);
    onAnswer();
  };
  return (
    <section className={`${styles.dock} on-screen`} aria-labelledby={titleId}>
      <Card className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          {translate("consent.title")}
        </h2>
        <p className={styles.what}>{translate("consent.what")}</p>
        <div className={`grid gap-8 ${styles.answers}`}>
          <Button onClick={() => answer(true)}>{translate("consent.allow")}</Button>
          <Button onClick={() => answer(false)}>{translate("consent.refuse")}</Button>
        </div>
      </Card>
    </section>
  );
}
