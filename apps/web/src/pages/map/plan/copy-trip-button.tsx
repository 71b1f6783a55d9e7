import type { pages } from "@castor/core/pages.ts";
import { readCopyWish } from "@castor/core/trips/copy-address.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { forgetCopyDays, readCopyDays } from "../../../features/sharing/kept-copy-days.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { LazyBoundary, lazyComponent } from "../../../ui/lazy/lazy-component.tsx";

const CopyToAccountDialog = lazyComponent(
  async () =>
    (await import("../../../features/sharing/copy-to-account-dialog.tsx")).CopyToAccountDialog,
);

/** What the address asks to copy, after a login; it leaves the address, so that Back and reload do not ask again. */
function useAskedCopy(tripId: string) {
  const search: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const router = useRouter();
  const [asked] = useState(() => readCopyWish(search, readCopyDays(tripId)));
  const isAsking = search.copy !== undefined;
  useEffect(() => {
    if (!isAsking) return;
    forgetCopyDays();
    void router.navigate({ href: router.state.location.pathname, replace: true });
  }, [isAsking, router]);
  return asked;
}

/** The look of that button. */
export function CopyButton({ onPress }: { onPress: () => void }) {
  const translate = useWords("common");
  return (
    <Button kind="primary" icon="copy" isWide onClick={onPress}>
      {translate("sharing.copy")}
    </Button>
  );
}

/** Copies another user's public trip into the own account, after a login if needed (specification#roles). */
export function CopyTripButton({ trip }: { trip: Trip }) {
  const translate = useWords("common");
  const asked = useAskedCopy(trip.id);
  const [isOpen, setOpen] = useState(asked !== null);
  const [wish, setWish] = useState(asked);
  const close = () => {
    setOpen(false);
    setWish(null);
  };
  const fail = () => {
    close();
    showToast("error", translate("actions.notOpened"));
  };
  return (
    <>
      <CopyButton onPress={() => setOpen(true)} />
      {isOpen ? (
        <LazyBoundary onFail={fail}>
          <CopyToAccountDialog trip={trip} wish={wish ?? undefined} onClose={close} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
