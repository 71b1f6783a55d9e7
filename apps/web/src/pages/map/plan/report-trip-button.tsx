import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../../ui/lazy/lazy-component.tsx";

const ReportDialog = lazyComponent(
  async () => (await import("../../../features/sharing/report-dialog.tsx")).ReportDialog,
);

/** Reports another user's public trip to the operator (specification#reports). */
export function ReportTripButton({ trip }: { trip: Trip }) {
  const translate = useWords("common");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const fail = () => {
    close();
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <>
      <IconButton icon="flag" label={translate("sharing.report")} onClick={() => setOpen(true)} />
      {isOpen ? (
        <LazyBoundary onFail={fail}>
          <ReportDialog trip={trip} onClose={close} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
