import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { type PrintOptions, writePrintOptions } from "@castor/core/print/print-options.ts";
import { useState } from "react";
import { recordStep } from "../../../data/analytics.ts";
import { downloadFile } from "../../../data/http/download-file.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";

/** Downloads what is chosen as PDF, made by the server of the same content. */
export function PdfButton({ tripId, options }: { tripId: string; options: PrintOptions }) {
  const translate = useWords("common", "print");
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    const error = await downloadFile(exportsEndpoints.pdf, {
      tripId,
      ...writePrintOptions(options),
    });
    setRunning(false);
    if (error) showToast("error", translate("print.pdfFailed", { reason: error.message }));
    else recordStep("exported");
  };
  return (
    <Button icon="download" isHeld={isRunning} isBusy={isRunning} onClick={() => void download()}>
      {translate("print.pdf")}
    </Button>
  );
}
