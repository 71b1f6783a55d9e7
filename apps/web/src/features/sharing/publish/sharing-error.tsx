import { useWords } from "../../../i18n/words.ts";
import { OfflineNotice } from "../../../things/offline-notice.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Sharing } from "./use-sharing.ts";

/** Why the last press changed nothing, or why none would now. */
export function SharingError({ sharing }: { sharing: Sharing }) {
  const translate = useWords("common", "sharing");
  const { error, canChange, isWaiting } = sharing;
  if (isWaiting) return <Alert kind="info">{translate("publish.waiting")}</Alert>;
  return error && canChange ? (
    <Alert kind="error">{translate("publish.failed", { reason: error.message })}</Alert>
  ) : (
    <OfflineNotice text={translate("publish.offline")} />
  );
}
