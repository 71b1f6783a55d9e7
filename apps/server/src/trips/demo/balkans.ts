import { balkansMiddle } from "./balkans-middle.ts";
import { balkansNorth } from "./balkans-north.ts";
import { balkansSouth } from "./balkans-south.ts";
import type { DemoPlan } from "./demo-plan.ts";

/** Two weeks by car through five countries that pay in four currencies. */
export const balkans: DemoPlan = {
  name: "From the Adriatic to Lake Ohrid",
  currency: "EUR",
  adults: 2,
  kids: 1,
  isPublic: true,
  isInCatalog: true,
  days: [...balkansNorth, ...balkansMiddle, ...balkansSouth],
};
