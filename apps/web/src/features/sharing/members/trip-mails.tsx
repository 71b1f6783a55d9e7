import { noticesEndpoints } from "@castor/core/endpoints/notices.ts";
import { type NoticeMailChoice, noticeMailChoices } from "@castor/core/notices/notice-mail.ts";
import { useState } from "react";
import { useChange } from "../../../data/http/use-change.ts";
import { useRead } from "../../../data/http/use-read.ts";
import { useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { readsNow } from "./reads-now.ts";

export interface TripMailsProps {
  tripId: string;
}

/** When the reader gets mails of what others do in a trip; a choice is kept at once (decision 129). */
export function TripMails({ tripId }: TripMailsProps) {
  const translate = useWords("common", "sharing");
  const known = useRead(noticesEndpoints.mail, { tripId }, readsNow);
  const change = useChange(noticesEndpoints.saveMail);
  /** Shown until the answer is there. */
  const [asked, setAsked] = useState<NoticeMailChoice | null>(null);
  const choose = async (mail: NoticeMailChoice) => {
    setAsked(mail);
    const { isDone } = await change.run({ tripId, body: { mail } });
    if (!isDone) setAsked(null);
  };
  return (
    <section className="stack gap-8">
      <SelectField
        label={translate("members.mails")}
        description={translate("members.mailsHint")}
        data={noticeMailChoices.map((value) => ({
          value,
          label: translate(`members.mailsWhen.${value}`),
        }))}
        value={asked ?? known.data?.mail ?? null}
        allowDeselect={false}
        disabled={known.data === undefined}
        onChange={(value) => {
          const mail = noticeMailChoices.find((choice) => choice === value);
          if (mail !== undefined) void choose(mail);
        }}
      />
      {change.error ? <Alert kind="error">{change.error.message}</Alert> : null}
    </section>
  );
}
