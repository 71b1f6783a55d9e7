import { emailAddress } from "@castor/core/account/registration.ts";
import { invitationsEndpoints } from "@castor/core/endpoints/invitations.ts";
import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import * as z from "zod/mini";
import { useSubmit } from "../../../data/forms/use-submit.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { useRead } from "../../../data/http/use-read.ts";
import { validateWith } from "../../../i18n/validate-with.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { GivenRight } from "./given-right.ts";

const typed = z.object({ address: emailAddress });

export interface InviteByMailProps {
  tripId: string;
  right: GivenRight;
  days: number;
}

/** Mails an invitation to one person. Nothing where the server sends no mail. */
export function InviteByMail({ tripId, right, days }: InviteByMailProps) {
  const translate = useWords("common", "sharing");
  const { data: config } = useRead(servicesEndpoints.config, {});
  const mail = useChange(invitationsEndpoints.mail);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { address: "" },
    validate: validateWith(typed, translate),
  });
  const submit = useSubmit(form, async ({ address }) => {
    setFailure(null);
    const outcome = await mail.run({ body: { tripId, ...right, days, address } });
    if (!outcome.isDone) {
      const { error } = outcome;
      setFailure(error.fields.address === undefined ? error.message : null);
      return error;
    }
    form.reset();
    showToast("ok", translate("members.mailSent"));
    return null;
  });
  if (config?.mail !== "smtp") return null;
  return (
    <form noValidate className="stack gap-8" onSubmit={submit}>
      <TextField
        label={translate("members.mailTo")}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.getInputProps("address")}
      />
      <div className="row">
        <Button
          type="submit"
          icon="mail"
          isBusy={mail.isBusy}
          disabled={form.getValues().address.trim() === ""}
        >
          {translate("members.mailSend")}
        </Button>
      </div>
      {failure === null ? null : <Alert kind="error">{failure}</Alert>}
    </form>
  );
}
