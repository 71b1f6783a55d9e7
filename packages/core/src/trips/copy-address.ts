import type * as z from "zod/mini";
import { addressOf, pageOf, type pages, showTrip } from "../pages.ts";
import { type CopyWish, wholeCopy } from "./plan-copy.ts";

type MapSearch = z.infer<typeof pages.map.search>;

/** An address with more days than these is too long for the cookie of a social login. Then all are chosen again. */
const mostDays = 60;

/**
 * The map of a public trip with the copy dialog open, as it was left for the login (decision 045). It is where every
 * login and registration leads back to.
 */
export function copyAddressOf(tripId: string, wish: CopyWish): string {
  const { startDate, keepsWeekdays, routeIds } = wish;
  const search = new URLSearchParams({ copy: "1" } satisfies MapSearch);
  const add = (name: keyof MapSearch, value: string) => search.set(name, value);
  if (startDate) add("start", startDate);
  if (keepsWeekdays) add("weekdays", "1");
  if (routeIds && routeIds.length <= mostDays) add("days", routeIds.join(","));
  return `${addressOf("map", { tripId, routeId: showTrip })}?${search}`;
}

/** True for an address made by `copyAddressOf`, which the login and the registration lead back to. */
export function isCopyAddress(address: string): boolean {
  const [path = "", search] = address.split("?");
  return pageOf(path) === "map" && new URLSearchParams(search).has("copy");
}

/** Reads the search parameters of `copyAddressOf`. Null: no copy was wanted. */
export function readCopyWish({ copy, start, weekdays, days }: MapSearch): CopyWish | null {
  if (copy === undefined) return null;
  return {
    ...wholeCopy,
    startDate: start ?? null,
    keepsWeekdays: weekdays !== undefined,
    routeIds: days ? days.split(",") : null,
  };
}
