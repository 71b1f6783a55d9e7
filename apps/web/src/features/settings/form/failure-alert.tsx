import type { Translate } from "@castor/i18n/words.ts";
import type { ApiError } from "../../../data/http/api-error.ts";
import { useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";

export interface FailureAlertProps {
  /** What failed. */
  title: string;
  /** Why not. */
  reason: string;
}

/** Shows that a form failed, why, and that the typed text is still there. */
export function FailureAlert({ title, reason }: FailureAlertProps) {
  const translate = useWords("common", "settings");
  return (
    <Alert kind="error">
      <p className="bold">{title}</p>
      <p>{reason}</p>
      <p>{translate("settings.keptTyped")}</p>
    </Alert>
  );
}

/** Why a call failed: "Network error" when no answer came, else what the answer says (specification#password-change). */
export const reasonOf = ({ code, message }: ApiError, translate: Translate): string =>
  code === "NO_ANSWER" ? translate("errors.network") : message;
