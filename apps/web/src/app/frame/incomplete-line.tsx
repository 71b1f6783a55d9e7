import { useWords } from "../../i18n/words.ts";
import { HiddenToast } from "../../ui/feedback/hidden-toast.tsx";

/** `start/load-code.ts` shows it in a frame whose code does not load (docs/decisions/068). */
export function IncompleteLine() {
  const translate = useWords();
  return (
    <HiddenToast
      id="incomplete"
      text={translate("routerError.incomplete")}
      reloadLabel={translate("routerError.reload")}
    />
  );
}
