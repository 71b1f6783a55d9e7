import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is printed (HTML Living Standard, 8.9, "printing"), for content that is only for paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as soon as these return, so React must render synchronously.
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

/** Opens the browser's print dialog. */
export const printPage = (): void => window.print();
