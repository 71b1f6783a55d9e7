import { limits } from "@castor/core/limits.ts";
import type { ComponentProps, ReactNode, Ref } from "react";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import styles from "./search-form.module.css";

export interface SearchFormProps extends Omit<ComponentProps<"form">, "role" | "className"> {
  /** The box around the input and its buttons. */
  field?: Ref<HTMLDivElement>;
  input?: ComponentProps<"input">;
  /** Clears what was typed, where there is something. */
  clear?: ReactNode;
}

/** The form of the search. Without more it is the search before the app runs, which gets what was typed (docs/decisions/068). */
export function SearchForm({ field, input, clear, children, ...form }: SearchFormProps) {
  const translate = useWords("common");
  return (
    // biome-ignore lint/a11y/useSemanticElements: some screen readers do not know <search>
    <form {...form} role="search" className={styles.box}>
      <div ref={field} className={`row items-center ${styles.field}`}>
        <input
          className={`plain-button grow ${styles.input}`}
          dir="auto"
          aria-label={translate("services.search")}
          placeholder={translate("services.searchPlaceholder")}
          // A longer text is refused in words, which a cut one could not be.
          maxLength={limits.pastedText + 1}
          enterKeyHint="search"
          autoComplete="off"
          {...input}
        />
        {clear}
        <IconButton type="submit" icon="search" label={translate("services.find")} />
      </div>
      {children}
    </form>
  );
}
