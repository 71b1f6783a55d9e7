import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { type PrintOptions, papers, writePrintOptions } from "@castor/core/print/print-options.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useState } from "react";
import { recordStep } from "../../../data/analytics.ts";
import { useIsDemo } from "../../../data/demo/demo-trip.ts";
import { downloadFile } from "../../../data/http/download-file.ts";
import { useLastRoute } from "../../../data/shown-trip.ts";
import { useIsPhone } from "../../../device/screen/media.ts";
import { printPage } from "../../../device/screen/printing.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { SegmentedChoice } from "../../../ui/choices/segmented-choice.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { ChosenDays } from "./chosen-days.tsx";
import { ChosenParts } from "./chosen-parts.tsx";
import styles from "./print-tools.module.css";

/** How long a press waits for paths, maps and pictures, in milliseconds. Then what is there is printed. */
const waitMs = 15_000;

/** Opens the browser's print dialog, once all that is printed is there. */
function PrintButton({ isReady }: { isReady: boolean }) {
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

export interface PrintToolsProps {
  trip: Trip;
  options: PrintOptions;
  /** Days whose path is not known yet. */
  pendingDays: number;
  /** True while maps are drawn. */
  isDrawing: boolean;
  /** True while pictures come. */
  isLoading: boolean;
  onChange: (part: Partial<PrintOptions>) => void;
}

/** What is printed, and on what paper. It is not printed itself. */
export function PrintTools({
  trip,
  options,
  pendingDays,
  isDrawing,
  isLoading,
  onChange,
}: PrintToolsProps) {
  const translate = useWords("common", "print");
  const isPhone = useIsPhone();
  const isDemo = useIsDemo(trip.id);
  const routeId = useLastRoute(trip.id) ?? showTrip;
  const choices = (
    <div className="grid gap-24">
      <SegmentedChoice
        label={translate("print.paper")}
        isLabelShown
        value={options.paper}
        choices={papers.map(({ id }) => ({ value: id, label: translate(`print.papers.${id}`) }))}
        onChange={(paper) => onChange({ paper })}
      />
      {trip.routes.length > 1 ? (
        <ChosenDays trip={trip} chosen={options.routeIds} onChange={onChange} />
      ) : null}
      <ChosenParts trip={trip} options={options} onChange={onChange} />
    </div>
  );
  return (
    <section
      className={`stack gap-24 ${styles.tools} on-screen`}
      aria-label={translate("print.settings")}
    >
      <div className="grid gap-12">
        <Link
          href={addressOf("map", { tripId: trip.id, routeId })}
          className={`inline-row items-center gap-6 ${styles.back}`}
        >
          <Icon name="arrow-left" size={18} />
          {translate("print.toMap")}
        </Link>
        <h1 className={styles.title}>{translate("titles.print")}</h1>
        <div className="row wrap gap-8">
          <PrintButton isReady={!isDrawing && !isLoading && pendingDays === 0} />
          {/* The server, which makes it, does not have the demo. */}
          {isDemo ? null : <PdfButton tripId={trip.id} options={options} />}
        </div>
        <p role="status" className={`secondary ${styles.status}`}>
          {pendingDays > 0
            ? translate("print.pending", { count: pendingDays })
            : isDrawing
              ? translate("print.drawing")
              : isLoading
                ? translate("print.loading")
                : ""}
        </p>
      </div>
      {isPhone ? (
        <Collapsible title={translate("print.settings")} startsOpen={false} level={2}>
          {choices}
        </Collapsible>
      ) : (
        choices
      )}
    </section>
  );
}

/** Downloads what is chosen as PDF, made by the server of the same content. */
function PdfButton({ tripId, options }: { tripId: string; options: PrintOptions }) {
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
