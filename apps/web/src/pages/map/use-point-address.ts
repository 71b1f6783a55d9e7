import type { pages } from "@castor/core/pages.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type * as z from "zod/mini";

/** The selected point, which the address names, so that a link opens it too. */
export function usePointAddress(): [string | null, (id: string | null) => void] {
  const search: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const navigate = useNavigate();
  const select = useCallback(
    (id: string | null) => {
      const { pathname } = window.location;
      const query = id === null ? "" : `?${new URLSearchParams({ point: id })}`;
      void navigate({ href: pathname + query, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return [search.point ?? null, select];
}
