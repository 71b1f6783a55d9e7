import type { Me } from "@castor/core/account/session.ts";
import { currencies } from "@castor/core/basics/currencies.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { limits } from "@castor/core/limits.ts";
import { useState } from "react";
import { useSubmit } from "../../data/forms/use-submit.ts";
import { useChange } from "../../data/http/use-change.ts";
import { keepProfile } from "../../data/session/own-account.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { focusUnread } from "../../ui/fields/focus-unread.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FailureAlert, reasonOf } from "./form/failure-alert.tsx";
import styles from "./form/form.module.css";
import { noCurrency, useProfileValues } from "./form/use-profile-values.ts";

/** The public name and the currency of new trips; only what was changed is sent. */
export function ProfileForm({ me }: { me: Me }) {
  const translate = useWords("common", "settings");
  const formats = useFormats();
  const change = useChange(accountEndpoints.profile);
  const [failure, setFailure] = useState<string | null>(null);
  const { form, listChanges } = useProfileValues(me);
  const submit = useSubmit(form, async (values) => {
    setFailure(null);
    const body = listChanges(values);
    if (Object.keys(body).length === 0) {
      showToast("info", translate("settings.profileUnchanged"));
      return null;
    }
    const outcome = await change.run({ body });
    if (!outcome.isDone) {
      setFailure(reasonOf(outcome.error, translate));
      return outcome.error;
    }
    if (!outcome.answer.success) {
      setFailure(translate("errors.network"));
      return null;
    }
    keepProfile(body, outcome.answer.fullName);
    showToast("ok", translate("settings.profileSaved"));
    return null;
  });
  return (
    <form
      className="stack gap-16"
      onSubmit={(event) => {
        if (!focusUnread(event.currentTarget)) return submit(event);
        event.preventDefault();
      }}
      noValidate
    >
      {failure === null ? null : (
        <FailureAlert title={translate("settings.profileFailed")} reason={failure} />
      )}
      <TextField
        label={translate("settings.publicName")}
        description={translate("settings.publicNameHint")}
        autoComplete="name"
        maxLength={limits.displayName + 1}
        {...form.getInputProps("publicName")}
      />
      <SelectField
        label={translate("settings.defaultCurrency")}
        description={translate("settings.currencyHint")}
        searchable
        allowDeselect={false}
        nothingFoundMessage={translate("settings.currencyNotFound")}
        data={[
          { value: noCurrency, label: translate("settings.noCurrency") },
          ...currencies.map(({ id }) => ({
            value: id,
            label: `${id} · ${formats.currencyName(id)}`,
          })),
        ]}
        {...form.getInputProps("defaultCurrency")}
      />
      <TextField
        label={translate("settings.username")}
        description={translate("settings.usernameHint")}
        value={me.username}
        readOnly
        variant="filled"
      />
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button type="submit" kind="primary" isBusy={change.isBusy}>
          {translate("settings.saveProfile")}
        </Button>
      </div>
    </form>
  );
}
