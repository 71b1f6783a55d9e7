import type { TripForm } from "../src/trips/trip.ts";

/** Other values for some fields of a trip, by a number. */
export const makeTripFields = (of: number): Partial<TripForm> => ({
  name: `trip ${of}`,
  adults: of + 1,
  travellers: Array.from({ length: of % 3 }, (_, index) => ({
    ...{ id: `person${index}`, name: `Person ${of}`, isKid: of > 4, userId: null },
  })),
});
