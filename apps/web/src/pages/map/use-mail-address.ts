import { addressOfMail } from "@castor/core/notices/address-of-notice.ts";
import type { pages } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type * as z from "zod/mini";
import { askForDialog } from "../../data/asked-dialog.ts";

/**
 * Opens the import of a mail that the address names (decision 157), and takes it out of the address: Back does not open it again. Where
 * the trip is not there for the reader any more, another one is chosen.
 */
export function useMailAddress({ id, canEdit }: Pick<Trip, "id" | "canEdit">): void {
  const { mail }: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const router = useRouter();
  useEffect(() => {
    if (mail === undefined) return;
    // Who may not edit it any more chooses another trip.
    if (!canEdit) return void router.navigate({ href: addressOfMail(mail), replace: true });
    askForDialog(id, { kind: "import", source: { mailId: mail } });
    const { pathname } = router.state.location;
    void router.navigate({ href: pathname, replace: true, resetScroll: false });
  }, [mail, id, canEdit, router]);
}
