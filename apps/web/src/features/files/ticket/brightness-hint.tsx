import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

/** A page cannot make the screen brighter, which readers of codes need. */
export function BrightnessHint() {
  const translate = useWords("files");
  return (
    <p className="row items-center gap-8 secondary">
      <Icon name="sun" size={18} className="rigid" />
      {translate("ticket.brightness")}
    </p>
  );
}
