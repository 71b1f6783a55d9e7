import { addressOf, showTrip } from "@castor/core/pages.ts";

/** The registration or the login, which lead back to the trip. */
export const wayIn = (page: "login" | "register", tripId: string): string => {
  const redirectUrl = addressOf("map", { tripId, routeId: showTrip });
  return `${addressOf(page)}?${new URLSearchParams({ redirectUrl })}`;
};
