import { useMantineColorScheme } from "@mantine/core";
import type { ColorScheme } from "../../device/screen/color-scheme.ts";
import { useWords } from "../../i18n/words.ts";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import type { IconName } from "../../ui/icons/icon.tsx";
import type { SwitchProps } from "./language-switch.tsx";

const iconOf: Record<ColorScheme, IconName> = {
  light: "sun",
  dark: "moon",
  auto: "device-desktop",
};
const schemes: readonly ColorScheme[] = ["light", "dark", "auto"];

/** Switches between light, dark, and the scheme of the device. */
export function SchemeSwitch({ isFull = false }: SwitchProps) {
  const translate = useWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedChoice
      label={translate("header.colorScheme")}
      value={colorScheme}
      choices={schemes.map((value) => ({
        value,
        label: translate(`header.${value}`),
        icon: iconOf[value],
        isIconOnly: !isFull,
      }))}
      onChange={setColorScheme}
      isSmall={!isFull}
      isLabelShown={isFull}
    />
  );
}
