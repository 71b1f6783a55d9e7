import { readDevice } from "@castor/core/account/read-device.ts";
import { useWords } from "../../../i18n/words.ts";

const phones: readonly (string | null)[] = ["iPhone", "iPad", "Android"];

/** A device by its `User-Agent`: browser and system, as far as they are known. */
export function useDeviceName(userAgent: string): { name: string; isPhone: boolean } {
  const translate = useWords("common", "settings");
  const { browser, system } = readDevice(userAgent);
  const name =
    browser && system
      ? translate("settings.device", { browser, system })
      : (browser ?? system ?? translate("settings.unknownDevice"));
  return { name, isPhone: phones.includes(system) };
}
