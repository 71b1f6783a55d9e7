import { balkansMiddle } from "./balkans-middle.ts";
import { balkansNorth } from "./balkans-north.ts";
import { balkansSouth } from "./balkans-south.ts";
import type { DemoPlan } from "./demo-plan.ts";
import { lines } from "./make-demo-notes.ts";

/** Two weeks by car through five countries that pay in four currencies. */
export const balkans: DemoPlan = {
  name: "From the Adriatic to Lake Ohrid",
  currency: "EUR",
  adults: 2,
  kids: 1,
  isPublic: true,
  isInCatalog: true,
  notes: [
    [
      lines(
        "**Documents**",
        "- [x] Passports, six months to run",
        "- [x] Driving licences and the international ones",
        "- [ ] Green card for all five countries: ask at the rental desk",
        "- [ ] Health insurance cards",
        "- [ ] Marks for [the room in Mostar](point:Old stone house by the Neretva)",
      ),
      "The green card is checked on the way into Albania: print it before we go.",
    ],
    [
      lines(
        "**First aid**",
        "- [ ] Sunscreen, SPF 50",
        "- [ ] Travel sickness pills: the road to [Žabljak](point:Wooden house in Žabljak) is all bends",
        "- [ ] Plasters and a bandage",
        "- [x] Fever syrup for the kid",
      ),
    ],
    [
      "Currencies: *EUR* in Croatia and Montenegro, *BAM* in Bosnia, *ALL* in Albania, *MKD* in North Macedonia. Marks cannot be changed back at home.",
    ],
  ],
  costs: [
    {
      name: "Rental car, two weeks",
      type: "car",
      from: 0,
      to: 13,
      finance: { price: 640, payed: 120, paymentType: "card", dueDay: -14, cancelDay: -7 },
    },
    {
      name: "Travel insurance",
      type: "other",
      finance: { type: "perPerson", price: 24.5, payed: 73.5, paymentType: "card" },
    },
    {
      name: "Tolls and the ferry over the bay",
      type: "transport",
      finance: { price: 38.5, paymentType: "cash", isOnSite: true },
    },
  ],
  days: [...balkansNorth, ...balkansMiddle, ...balkansSouth],
};
