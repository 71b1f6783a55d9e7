import { type Language, languages } from "@castor/core/account/language.ts";
import { useFirstWords, useLanguage } from "../../i18n/words.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";

/** What talks to the server loads when it is needed. */
const choose = async (language: Language) => {
  const { chooseLanguage } = await import("../../data/account-language.ts");
  await chooseLanguage(language);
};

const fullNames = { en: "header.english", ru: "header.russian" } as const;

export interface SwitchProps {
  /** With the label and whole words, where there is room for them. */
  isFull?: boolean;
}

/** English or Russian, here and in the account. */
export function LanguageSwitch({ isFull = false }: SwitchProps) {
  const translate = useFirstWords();
  const language = useLanguage();
  return (
    <SegmentedChoice
      label={translate("header.language")}
      value={language}
      choices={languages.map((value) => ({
        value,
        label: translate(isFull ? fullNames[value] : `header.${value}`),
      }))}
      onChange={(value) => void choose(value)}
      isSmall={!isFull}
      isLabelShown={isFull}
    />
  );
}
