import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";

const ImportDialog = lazyComponent(async () => (await import("./import-dialog.tsx")).ImportDialog);

/** Opens the import dialog, which loads on use. */
export function ImportButton() {
  const translate = useWords("common");
  const [isOpen, setOpen] = useState(false);
  const fail = () => {
    setOpen(false);
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {translate("imports.openTrip")}
      </Button>
      {isOpen ? (
        <LazyBoundary onFail={fail}>
          <ImportDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
