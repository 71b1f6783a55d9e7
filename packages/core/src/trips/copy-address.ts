import type * as z from "zod/mini";
import { addressOf, pageOf, type pages, showTrip } from "../pages.ts";
import { type CopyWish, wholeCopy } from "./plan-copy.ts";

type MapSearch = z.infer<typeof pages.map.search>;

/** An address with more days than these is too long for the cookie of a social login: it says that the browser keeps them. */
const mostDays = 60;
const keptDays = "kept";

/** True when the chosen days do not fit the address, so that the browser has to keep them. */
export const hasManyDays = ({ routeIds }: CopyWish): boolean =>
  routeIds !== null && routeIds.length > mostDays;

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
  if (routeIds) add("days", hasManyDays(wish) ? keptDays : routeIds.join(","));
  return `${addressOf("map", { tripId, routeId: showTrip })}?${search}`;
}

/** True for an address made by `copyAddressOf`, which the login and the registration lead back to. */
export function isCopyAddress(address: string): boolean {
  const [path = "", search] = address.split("?");
  return pageOf(path) === "map" && new URLSearchParams(search).has("copy");
}

/** Reads the search parameters of `copyAddressOf` with the days that the browser keeps. Null: no copy was wanted. */
export function readCopyWish(
  { copy, start, weekdays, days }: MapSearch,
  kept: readonly string[] | null,
): CopyWish | null {
  if (copy === undefined) return null;
  return {
    ...wholeCopy,
    startDate: start ?? null,
    keepsWeekdays: weekdays !== undefined,
    routeIds: days === keptDays ? kept : days ? days.split(",") : null,
  };
}
