import { endpoints } from "@castor/core/endpoints.ts";
import { useRead } from "../../data/use-read.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";

export interface MailTipProps {
  /** What to do when the mail does not come. */
  tip: string;
}

/** Where to look for a mail; on a server that sends none, where it lies instead. */
export function MailTip({ tip }: MailTipProps) {
  const translate = useWords();
  const config = useRead(endpoints.services.config, {});
  return config.data?.mail === "outbox" ? (
    <Alert kind="info">{translate("account.verifyOutbox")}</Alert>
  ) : (
    <p className="secondary">{tip}</p>
  );
}
