import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../ui/lazy/lazy-component.tsx";
import { ShareBadge } from "./share-badge.tsx";

const LazyShareDialog = lazyComponent(async () => (await import("./share-dialog.tsx")).ShareDialog);

export interface ShareControlProps {
  trip: Pick<Trip, "id" | "name" | "isPublic" | "isInCatalog">;
  /** A badge says only that the trip is public; a button is there for every trip. */
  look: "badge" | "button";
}

/** A badge or button that opens the share dialog over the page where it stands. */
export function ShareControl({ trip, look }: ShareControlProps) {
  const translate = useWords("common");
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const fail = () => {
    setOpen(false);
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <>
      {look === "badge" ? (
        <ShareBadge trip={trip} onShare={open} />
      ) : (
        <IconButton
          icon="share"
          label={translate("sharing.openOf", { name: trip.name })}
          onClick={open}
        />
      )}
      {isOpen ? (
        <LazyBoundary onFail={fail}>
          <LazyShareDialog trip={trip} onClose={() => setOpen(false)} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
