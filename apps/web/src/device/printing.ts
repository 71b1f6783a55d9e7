import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is put on paper (HTML Living Standard, 8.9, "printing"): what is only for paper is drawn then. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser looks at the page as soon as these return.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => flushSync(() => setPrinting(false));
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}

/** Asks for the page on paper, or as PDF. */
export const printPage = (): void => window.print();
