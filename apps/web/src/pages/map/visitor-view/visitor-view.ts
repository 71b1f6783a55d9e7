import type { pages } from "@castor/core/pages.ts";
import { isOwnerOf } from "@castor/core/trips/may-call.ts";
import { redactTrip } from "@castor/core/trips/redact-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { createContext, useEffect, useMemo, useState } from "react";
import type * as z from "zod/mini";

/** True while the owner sees the own trip as visitors do. */
export const VisitorView = createContext(false);

/**
 * The trip as the page shows it: `?as=visitor` shows owners what visitors get, made by the rule that the server uses. It
 * stays so from day to day and when the page is loaded anew, until `leave`.
 */
export function useVisitorView(trip: Trip): { shown: Trip; isOn: boolean; leave: () => void } {
  const search: z.infer<typeof pages.map.search> = useSearch({ strict: false });
  const router = useRouter();
  const isAsked = search.as === "visitor" && isOwnerOf(trip);
  const [isOn, setOn] = useState(isAsked);
  if (isAsked && !isOn) setOn(true);
  const [isLeaving, setLeaving] = useState(false);
  const isLost = isOn && !isAsked && !isLeaving;
  // The links to other days do not carry it.
  useEffect(() => {
    if (!isLost) return;
    const { pathname, searchStr } = router.state.location;
    const asked = new URLSearchParams(searchStr);
    asked.set("as", "visitor");
    void router.navigate({ href: `${pathname}?${asked}`, replace: true, resetScroll: false });
  }, [isLost, router]);
  const shown = useMemo(() => (isOn ? redactTrip(trip) : trip), [isOn, trip]);
  const leave = async () => {
    const { pathname } = router.state.location;
    setLeaving(true);
    await router.navigate({ href: pathname, replace: true, resetScroll: false });
    setOn(false);
    setLeaving(false);
  };
  return { shown, isOn, leave: () => void leave() };
}
