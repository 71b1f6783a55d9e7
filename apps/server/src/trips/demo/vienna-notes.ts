import { type DemoNote, lines } from "./make-demo-notes.ts";

export const viennaNotes: readonly DemoNote[] = [
  [
    lines(
      "**Before we leave**",
      "- [x] Train tickets, both ways",
      "- [x] Passports are still valid",
      "- [ ] Print the vouchers for [Schönbrunn](point:Schloss Schönbrunn)",
      "- [ ] Tell the neighbours about the plants",
    ),
    "The vouchers work from the phone too, the site says so. I print one anyway.",
  ],
  [
    lines(
      "**To pack**",
      "- [ ] Something warm for the evenings",
      "- [ ] A scarf for the rail in the [opera](point:Wiener Staatsoper)",
      "- [ ] Charger and adapter",
      "- [ ] Comfortable shoes: day two is all on foot",
    ),
  ],
  ["The 72 hour ticket pays off from the fourth ride. Machines are at every underground station."],
];

export const arrivalNotes: readonly DemoNote[] = [
  [
    lines(
      "- [x] Tell the hotel that we come at three",
      "- [ ] Stand in line at the [opera](point:Wiener Staatsoper) from six",
    ),
    "Side entrance, *Operngasse*. Cash is not needed.",
  ],
];

export const departureNotes: readonly DemoNote[] = [
  [lines("- [ ] Pay the rest at the hotel", "- [ ] Leave the bags at the reception until noon")],
  [
    "Something for the train: the Naschmarkt is closed on Sundays, the bakery at the station is not.",
  ],
];
