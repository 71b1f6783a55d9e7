import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/feedback/alert.tsx";

export interface MailTipProps {
  /** Content for a mail that does not arrive. */
  tip: string;
}

/** Where to look for a mail; on a server that sends no mail, where it is stored. */
export function MailTip({ tip }: MailTipProps) {
  const translate = useWords("common", "account");
  const config = useRead(servicesEndpoints.config, {});
  return config.data?.mail === "outbox" ? (
    <Alert kind="info">{translate("account.verifyOutbox")}</Alert>
  ) : (
    <p className="secondary">{tip}</p>
  );
}
