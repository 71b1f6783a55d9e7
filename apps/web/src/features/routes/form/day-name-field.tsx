import { limits } from "@castor/core/limits.ts";
import type { ComponentProps } from "react";
import { useWords } from "../../../i18n/words.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";

/** The field of a day's name, with the input props of the form; the first field of its form. */
export function DayNameField(input: ComponentProps<typeof TextField>) {
  const translate = useWords("common");
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
