import { allRoutesId, type Route } from "./route.ts";

/**
 * The route id in the address that shows these days of a trip together (decisions 5): -1 for all, else a comma list. A
 * list of one ends with its comma: without it, it would be that day's own address.
 */
export function addressOfDays(
  routes: readonly Pick<Route, "id">[],
  isOn: (id: string) => boolean,
): string {
  const on = routes.map(({ id }) => id).filter(isOn);
  if (on.length === routes.length) return allRoutesId;
  return on.length === 1 ? `${on[0]},` : on.join(",");
}
