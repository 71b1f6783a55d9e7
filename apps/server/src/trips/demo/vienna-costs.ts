import type { DemoCost } from "./demo-plan.ts";

/** Costs of the weekend that belong to no place. */
export const viennaCosts: readonly DemoCost[] = [
  {
    name: "Night train there and back",
    type: "transport",
    from: 0,
    finance: { type: "perPerson", price: 119.8, payed: 239.6, paymentType: "card" },
  },
  {
    name: "Travel cards, 72 hours",
    type: "transport",
    from: 0,
    finance: { type: "perPerson", price: 17.1, isOnSite: true },
  },
];
