import type { pages } from "@castor/core/pages.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type * as z from "zod/mini";
import { useCurrentId } from "../../data/use-trip.ts";

/** The selected point, kept in the address, so that a link opens it too. */
export function usePointAddress(tripId: string): [string | null, (id: string | null) => void] {
  const search: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const navigate = useNavigate();
  const select = useCallback(
    (id: string | null) => {
      const { pathname, search } = window.location;
      // From the day to a point adds a history entry; from point to point replaces it.
      const replace = id !== null && new URLSearchParams(search).has("point");
      const query = id === null ? "" : `?${new URLSearchParams({ point: id })}`;
      void navigate({ href: pathname + query, replace, resetScroll: false });
    },
    [navigate],
  );
  // The address may still have the temporary id of a point that the server has named.
  const current = useCurrentId(tripId, search.point ?? "");
  return [search.point === undefined ? null : current, select];
}
