import { giveConsent, useConsent } from "../../data/analytics.ts";
import { useWords } from "../../i18n/words.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";

/** Changes the consent to analytics; nothing where the server has no analytics. */
export function ConsentSwitch() {
  const translate = useWords("common", "settings");
  const { isConfigured, isGiven } = useConsent();
  if (!isConfigured) return null;
  return (
    <SwitchField
      label={translate("analytics.share")}
      description={translate("analytics.shared")}
      checked={isGiven === true}
      onChange={(event) => giveConsent(event.currentTarget.checked)}
    />
  );
}
