import { useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Sharing } from "./use-sharing.ts";

/** Why the last press changed nothing. */
export function SharingError({ sharing }: { sharing: Sharing }) {
  const translate = useWords();
  const { error } = sharing;
  return error ? (
    <Alert kind="error">{translate("publish.failed", { reason: error.message })}</Alert>
  ) : null;
}
