import type { Standing } from "@castor/core/members/member.ts";
import { addressOf, type PageName, showTrip } from "@castor/core/pages.ts";
import type { InitialWordsKey } from "@castor/i18n/words.ts";
import { isTemporaryId } from "../../data/trip-changes/temporary-id.ts";
import { newsAddress } from "../../things/news/news-state.ts";
import type { IconName } from "../../ui/icons/icon.tsx";
import { helpAddress } from "./help-address.ts";

export interface NavLink {
  page: PageName;
  href: string;
  label: InitialWordsKey;
  /** A wide header alone has room for it. Of a narrower one it stands beside the name of the trip; the folded menu has it, too. */
  isRoomy?: true;
}

/** A link of the phone's bar has an icon. */
export interface TripLink extends NavLink {
  icon: IconName;
}

/** Who looks, and where: without a trip, `standing` says nothing. */
export interface NavView {
  /** The page on the screen: the help opens at what explains it. */
  page?: PageName | null;
  isLoggedIn: boolean;
  tripId: string | null;
  standing: Standing;
  /** The days that the map of this trip showed last. */
  routeId?: string | null;
  /** There is something new: the help opens at it. */
  hasNews?: boolean;
}

/** The links of a trip: its map is everybody's, its notes its members', its costs theirs who see money (specification#header). */
export function listTripLinks({ isLoggedIn, tripId, standing, routeId }: NavView): TripLink[] {
  if (!tripId) return [];
  const map = addressOf("map", { tripId, routeId: routeId ?? showTrip });
  const links: TripLink[] = [{ page: "map", href: map, label: "header.map", icon: "map" }];
  // What is tried without an account is its own, too.
  if (!(isLoggedIn || isTemporaryId(tripId)) || standing.role === null) return links;
  if (standing.seesMoney)
    links.push({
      page: "finance",
      href: addressOf("finance", { tripId }),
      label: "header.finance",
      icon: "wallet",
    });
  links.push({
    page: "tasks",
    href: addressOf("tasks", { tripId }),
    label: "header.notes",
    icon: "notes",
  });
  return links;
}

/** The header's links (specification#header): those of a trip only where there is one, what needs a login only with it. */
export function listNavLinks(view: NavView): NavLink[] {
  const { tripId } = view;
  const print: NavLink[] = tripId
    ? [{ page: "print", href: addressOf("print", { tripId }), label: "header.print" }]
    : [];
  const isMember = view.isLoggedIn && view.standing.role !== null;
  const documents: NavLink[] =
    tripId && isMember
      ? [
          {
            page: "documents",
            href: addressOf("documents", { tripId }),
            label: "titles.documents",
            isRoomy: true,
          },
        ]
      : [];
  const ofTrip = [...listTripLinks(view), ...documents, ...print];
  const catalog: NavLink = { page: "catalog", href: addressOf("catalog"), label: "header.catalog" };
  const help: NavLink = {
    page: "help",
    href: view.hasNews ? newsAddress : helpAddress(view.page ?? null),
    label: "titles.help",
  };
  if (!view.isLoggedIn) return [catalog, ...ofTrip, help];
  return [
    { page: "trips", href: addressOf("trips"), label: "header.myTrips" },
    catalog,
    ...ofTrip,
    { page: "settings", href: addressOf("settings"), label: "header.settings" },
    help,
  ];
}
