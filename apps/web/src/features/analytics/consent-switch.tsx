import { giveConsent, useConsent } from "../../data/analytics.ts";
import { useWords } from "../../i18n/words.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";

/** Changes one's mind about analytics; nothing where this server has none. */
export function ConsentSwitch() {
  const translate = useWords();
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
