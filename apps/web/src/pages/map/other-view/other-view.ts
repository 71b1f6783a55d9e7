import type { pages } from "@castor/core/pages.ts";
import { isMemberOf, isOwnerOf } from "@castor/core/trips/may-call.ts";
import { redactTrip } from "@castor/core/trips/redact-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { createContext, useEffect, useMemo, useState } from "react";
import type * as z from "zod/mini";

/** What the page shows in place of the trip as it is: what visitors get of it, or how it was. Nothing can be changed in either. */
export type OtherView = "visitor" | "version";
/** Null where the page shows the trip as it is. */
export const ShownView = createContext<OtherView | null>(null);

interface Asked {
  view: OtherView;
  /** Of `version`: its number. */
  version: string;
}

interface ShownTrip {
  view: OtherView | null;
  /** Of `version`: its number. */
  version: number;
  /** The trip to show, but for an earlier version, which `VersionView` reads. */
  trip: Trip;
  leave: () => void;
}

/**
 * The trip as the page shows it. `?as=visitor` shows owners what visitors get, made by the rule that the server uses. `?version=12`
 * shows members the trip as it was at a version of its history. It stays so from day to day and when the page is loaded anew, until
 * `leave`.
 */
export function useOtherView(trip: Trip): ShownTrip {
  const asked = useAsked(trip);
  const router = useRouter();
  const [kept, setKept] = useState(asked);
  if (asked && (kept?.view !== asked.view || kept.version !== asked.version)) setKept(asked);
  const [isLeaving, setLeaving] = useState(false);
  const lost = asked || isLeaving ? null : kept;
  // The links to other days do not carry it.
  useEffect(() => {
    if (!lost) return;
    const { pathname, searchStr } = router.state.location;
    const query = new URLSearchParams(searchStr);
    if (lost.view === "visitor") query.set("as", "visitor");
    else query.set("version", lost.version);
    void router.navigate({ href: `${pathname}?${query}`, replace: true, resetScroll: false });
  }, [lost, router]);
  const shown = useMemo(
    () => (kept?.view === "visitor" ? redactTrip(trip) : trip),
    [kept?.view, trip],
  );
  const leave = async () => {
    const { pathname } = router.state.location;
    setLeaving(true);
    await router.navigate({ href: pathname, replace: true, resetScroll: false });
    setKept(null);
    setLeaving(false);
  };
  return {
    view: kept?.view ?? null,
    version: Number(kept?.version ?? 0),
    trip: shown,
    leave: () => void leave(),
  };
}

function useAsked(trip: Trip): Asked | null {
  const search: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  if (search.as === "visitor" && isOwnerOf(trip)) return { view: "visitor", version: "" };
  if (search.version && isMemberOf(trip)) return { view: "version", version: search.version };
  return null;
}
