import type { ApiError } from "../../../data/api-error.ts";
import { useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/alert.tsx";
import styles from "./form.module.css";

export interface FailureAlertProps {
  /** What was not done. */
  title: string;
  /** Why not; empty when the server gave no reason. */
  reason: string;
}

/** A form was refused: what was not done, why, and that the typed text is still there. */
export function FailureAlert({ title, reason }: FailureAlertProps) {
  const translate = useWords();
  return (
    <Alert kind="error">
      <p className={styles.failed}>{title}</p>
      <p>{reason || translate("errors.network")}</p>
      <p>{translate("settings.keptTyped")}</p>
    </Alert>
  );
}

/** The server's message; without a proper answer none, which is then called a network error (section 8). */
export const reasonOf = ({ code, message }: ApiError): string =>
  code === "NO_ANSWER" || code === "BAD_ANSWER" ? "" : message;
