import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import type { ComponentProps } from "react";
import { useRead } from "../../../data/http/use-read.ts";
import { useWords } from "../../../i18n/words.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";

/** Whether the account asks for a second step; false until that is known, when the server asks for it. */
export const useHasTwoStep = (): boolean =>
  useRead(accountEndpoints.twoStep, {}).data?.isOn === true;

/** The second step of a change that asks for the password too. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  const translate = useWords("common", "settings");
  return (
    <TextField
      label={translate("security.anyCode")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** The code as a call takes it: left out where none was typed. */
export const typedCode = (code: string): { code?: string } =>
  code.trim() === "" ? {} : { code: code.trim() };
