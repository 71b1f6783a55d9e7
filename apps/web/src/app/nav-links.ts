import { addressOf, type PageName, showTrip } from "@castor/core/pages.ts";
import type { FirstWordsKey } from "@castor/i18n/words.ts";

export interface NavLink {
  page: PageName;
  href: string;
  label: FirstWordsKey;
}

/** What of a trip is its owner's alone (section 6). */
const listOwnersLinks = (tripId: string): NavLink[] => [
  { page: "finance", href: addressOf("finance", { tripId }), label: "header.finance" },
  { page: "tasks", href: addressOf("tasks", { tripId }), label: "header.notes" },
];

/** The header's links (section 2): those of a trip only where there is one, what needs a login only with it. */
export function listNavLinks(isLoggedIn: boolean, tripId: string | null): NavLink[] {
  const own: NavLink[] = isLoggedIn
    ? [{ page: "trips", href: addressOf("trips"), label: "header.myTrips" }]
    : [];
  const ofTrip: NavLink[] = tripId
    ? [
        {
          page: "map",
          href: addressOf("map", { tripId, routeId: showTrip }),
          label: "header.map",
        },
        ...(isLoggedIn ? listOwnersLinks(tripId) : []),
        { page: "print", href: addressOf("print", { tripId }), label: "header.print" },
      ]
    : [];
  const always: NavLink[] = [
    { page: "catalog", href: addressOf("catalog"), label: "header.catalog" },
    { page: "help", href: addressOf("help"), label: "header.help" },
  ];
  const settings: NavLink[] = isLoggedIn
    ? [{ page: "settings", href: addressOf("settings"), label: "header.settings" }]
    : [];
  return [...own, ...ofTrip, ...always, ...settings];
}
