import type { TripContents } from "./trip-contents.ts";

const withoutPrice = <T extends { finance: unknown }>(of: T) => ({ ...of, finance: null });

/** Contents for a trip whose money their bringer does not see: the server refuses those that name a price. */
export const withoutCosts = <T extends TripContents>(contents: T): T => ({
  ...contents,
  routes: contents.routes.map((route) => ({ ...route, points: route.points.map(withoutPrice) })),
  ideas: contents.ideas.map(withoutPrice),
  financeItems: [],
});
