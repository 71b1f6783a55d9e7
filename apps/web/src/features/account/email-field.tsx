import type { ComponentProps } from "react";
import { useWords } from "../../i18n/words.ts";
import { TextField } from "../../ui/fields/text-field.tsx";

export interface EmailFieldProps extends ComponentProps<typeof TextField> {
  /** What a password manager takes it for: the name of an account, or an address of the person. */
  autoComplete: "username" | "email";
}

/** The address of a person, with a keyboard for it. */
export function EmailField(props: EmailFieldProps) {
  const translate = useWords();
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
