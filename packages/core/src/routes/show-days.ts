import { allRoutesId, type Route } from "./route.ts";

/**
 * The route id in an address that shows these days of a trip together (specification#route-selection): -1 for all, else a comma list. A
 * list of one day ends with a comma, because without it the address would show that day alone as usual.
 */
export function addressOfDays(
  routes: readonly Pick<Route, "id">[],
  isOn: (id: string) => boolean,
): string {
  const on = routes.map(({ id }) => id).filter(isOn);
  if (on.length === routes.length) return allRoutesId;
  return on.length === 1 ? `${on[0]},` : on.join(",");
}
