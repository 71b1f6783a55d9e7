import { useEffect, useState } from "react";
import { type OpenPdf, openPdf, type PdfFault } from "./open-pdf.ts";

const isFault = (thrown: unknown): thrown is PdfFault => thrown === "locked";

/** The PDF of a content, while it is shown; null while it is opened. */
export function usePdf(content: Blob | null): OpenPdf | PdfFault | null {
  const [opened, setOpened] = useState<OpenPdf | PdfFault | null>(null);
  useEffect(() => {
    if (!content) return;
    const ending = new AbortController();
    const take = (result: OpenPdf | PdfFault) => {
      if (!ending.signal.aborted) setOpened(result);
    };
    openPdf(content, ending.signal).then(take, (thrown: unknown) =>
      take(isFault(thrown) ? thrown : "broken"),
    );
    return () => {
      ending.abort();
      setOpened(null);
    };
  }, [content]);
  return opened;
}
