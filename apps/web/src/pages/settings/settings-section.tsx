import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Card } from "../../ui/layout/card.tsx";
import styles from "./settings.module.css";

export interface SettingsSectionProps {
  id:
    | "profile"
    | "appearance"
    | "map"
    | "password"
    | "twoStep"
    | "passkeys"
    | "socialLogins"
    | "sessions"
    | "activity"
    | "trip"
    | "import"
    | "inbound"
    | "reminders"
    | "files"
    | "offline"
    | "data"
    | "removal";
  hasLead?: boolean;
  isDangerous?: boolean;
  children: ReactNode;
}

/** A section of the settings: a heading, a sentence, its controls. The hash of the address leads to it. */
export function SettingsSection({
  id,
  hasLead = true,
  isDangerous,
  children,
}: SettingsSectionProps) {
  const translate = useWords("common", "settings");
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Card className={`${styles.card} ${isDangerous ? styles.danger : ""}`}>
        <h2 id={`${id}-title`}>{translate(`settings.${id}`)}</h2>
        {hasLead ? <p className="mt-4 muted">{translate(`settings.${id}Lead`)}</p> : null}
        <div className={styles.content}>{children}</div>
      </Card>
    </section>
  );
}
