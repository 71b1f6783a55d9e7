import { useEffect, useState } from "react";
import { printPage } from "../../../device/screen/printing.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";

/** How long a press waits for paths and maps, in milliseconds. Then what is there is printed. */
const waitMs = 15_000;

/** Opens the browser's print dialog, once all that is printed is there. */
export function PrintButton({ isReady }: { isReady: boolean }) {
  const translate = useWords("common", "print");
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const print = () => {
      setAsked(false);
      printPage();
    };
    // Not at once: the page draws the last map first.
    const timer = setTimeout(print, isReady ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [isAsked, isReady]);
  return (
    <Button
      kind="primary"
      icon="printer"
      isHeld={isAsked}
      isBusy={isAsked}
      onClick={() => setAsked(true)}
    >
      {translate("print.print")}
    </Button>
  );
}
