import { limits } from "@castor/core/limits.ts";
import type { ComponentProps } from "react";
import { useWords } from "../../../i18n/words.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";

/** What a day is called, as the form's library hands the field its value: the first field of its form. */
export function DayNameField(input: ComponentProps<typeof TextField>) {
  const translate = useWords();
  return (
    <TextField
      data-autofocus
      required
      label={translate("routes.name")}
      placeholder={translate("routes.namePlaceholder")}
      maxLength={limits.name}
      {...input}
    />
  );
}
