import { useMantineColorScheme } from "@mantine/core";
import type { ColorScheme } from "../device/color-scheme.ts";
import { useFirstWords } from "../i18n/words.ts";
import type { IconName } from "../ui/icon.tsx";
import { SegmentedChoice } from "../ui/segmented-choice.tsx";

const iconOf: Record<ColorScheme, IconName> = {
  light: "sun",
  dark: "moon",
  auto: "device-desktop",
};
const schemes: readonly ColorScheme[] = ["light", "dark", "auto"];

/** Light, dark, or as the device has it. */
export function SchemeSwitch() {
  const translate = useFirstWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedChoice
      label={translate("header.colorScheme")}
      value={colorScheme}
      choices={schemes.map((value) => ({
        value,
        label: translate(`header.${value}`),
        icon: iconOf[value],
        isIconOnly: true,
      }))}
      onChange={setColorScheme}
      isSmall
    />
  );
}
