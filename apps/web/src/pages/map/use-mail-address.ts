import type { pages } from "@castor/core/pages.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type * as z from "zod/mini";
import { askForDialog } from "../../data/asked-dialog.ts";

/** Opens the import of a mail that the address names (decision 157), and takes it out of the address: Back does not open it again. */
export function useMailAddress({ id, canEdit }: Pick<Trip, "id" | "canEdit">): void {
  const { mail }: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const router = useRouter();
  useEffect(() => {
    if (mail === undefined) return;
    if (canEdit) askForDialog(id, { kind: "import", source: { mailId: mail } });
    const { pathname } = router.state.location;
    void router.navigate({ href: pathname, replace: true, resetScroll: false });
  }, [mail, id, canEdit, router]);
}
