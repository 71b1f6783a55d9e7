import { languages } from "@castor/core/basics/language.ts";
import { chooseLanguage } from "../../data/session/choose-language.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";

const fullNames = { en: "header.english", ru: "header.russian" } as const;

export interface SwitchProps {
  /** True for the label and full words, where there is room. */
  isFull?: boolean;
}

/** Switches between English and Russian, here and in the account. */
export function LanguageSwitch({ isFull = false }: SwitchProps) {
  const translate = useWords();
  const language = useLanguage();
  return (
    <SegmentedChoice
      label={translate("header.language")}
      value={language}
      choices={languages.map((value) => ({
        value,
        label: translate(isFull ? fullNames[value] : `header.${value}`),
      }))}
      onChange={(value) => void chooseLanguage(value)}
      isSmall={!isFull}
      isLabelShown={isFull}
    />
  );
}
