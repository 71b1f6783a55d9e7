import type { ComponentProps } from "react";
import { useWords } from "../../i18n/words.ts";
import { TextField } from "../../ui/fields/text-field.tsx";

export interface EmailFieldProps extends ComponentProps<typeof TextField> {
  /** The kind for password managers: a user name, or an e-mail address. */
  autoComplete: "username" | "email";
}

/** The field of an e-mail address, with the matching keyboard on phones. */
export function EmailField(props: EmailFieldProps) {
  const translate = useWords("common", "account");
  return (
    <TextField
      label={translate("account.email")}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
