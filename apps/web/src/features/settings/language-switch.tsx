import { offeredLanguages } from "@castor/core/basics/language.ts";
import { chooseLanguage } from "../../data/session/choose-language.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";

export interface SwitchProps {
  /** True for the label and full words, where there is room. */
  isFull?: boolean;
}

/** Switches between the languages that are offered, here and in the account. */
export function LanguageSwitch({ isFull = false }: SwitchProps) {
  const translate = useWords();
  const language = useLanguage();
  return (
    <SegmentedChoice
      label={translate("header.language")}
      value={language}
      choices={offeredLanguages().map((value) => ({
        value,
        label: isFull ? languageName(value) : value.toUpperCase(),
      }))}
      onChange={(value) => void chooseLanguage(value)}
      isSmall={!isFull}
      isLabelShown={isFull}
    />
  );
}
