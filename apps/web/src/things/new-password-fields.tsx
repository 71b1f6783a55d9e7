import { useWords } from "../i18n/words.ts";
import { PasswordField, type PasswordFieldProps } from "../ui/fields/password-field.tsx";

export interface NewPasswordFieldsProps {
  /** The label of the first field. */
  label: string;
  /** `getInputProps` of a form with the two fields. */
  inputProps: (field: "password" | "passwordConfirm") => Partial<PasswordFieldProps>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, inputProps }: NewPasswordFieldsProps) {
  const translate = useWords("common", "account");
  const common = {
    autoComplete: "new-password",
    toggleLabel: translate("account.showPassword"),
  };
  return (
    <>
      <PasswordField
        label={label}
        description={translate("account.passwordHint")}
        {...common}
        {...inputProps("password")}
      />
      <PasswordField
        label={translate("account.passwordConfirm")}
        {...common}
        {...inputProps("passwordConfirm")}
      />
    </>
  );
}
