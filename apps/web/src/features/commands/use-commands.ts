import { offeredLanguages } from "@castor/core/basics/language.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { isMemberOf, isOwnerOf, seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useMantineColorScheme } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { type AskedDialog, askForDialog } from "../../data/asked-dialog.ts";
import { chooseLanguage } from "../../data/session/choose-language.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useFormats } from "../../i18n/formats.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { newsAddress } from "../../things/news/news-state.ts";
import type { IconName } from "../../ui/icons/icon.tsx";
import type { Command, CommandGroup } from "./find-commands.ts";
import { showQuickDialog } from "./quick-dialog.ts";

const schemes = ["light", "dark", "auto"] as const;

/** All that can be gone to and done here. `trip`: the one on the screen. */
export function useCommands(trip: Trip | null, trips: readonly TripSummary[]): Command[] {
  const translate = useWords("common", "commands");
  const formats = useFormats();
  const language = useLanguage();
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return useMemo(() => {
    const open = (href: string) => () => void router.navigate({ href });
    const go = (
      group: CommandGroup,
      icon: IconName,
      label: string,
      href: string,
      note: string | null = null,
    ): Command => ({ id: `${group} ${href}`, group, icon, label, note, run: open(href) });
    const act = (icon: IconName, label: string, run: () => void): Command => ({
      ...{ id: `actions ${label}`, group: "actions", icon, label, note: null, run },
    });
    return [
      ...(trip ? listOfTrip(trip) : []),
      ...(isLoggedIn
        ? [
            go("actions", "plus", translate("trips.newTrip"), `${addressOf("trips")}?new=1`),
            go("pages", "list", translate("header.myTrips"), addressOf("trips")),
            go("pages", "settings", translate("header.settings"), addressOf("settings")),
          ]
        : []),
      go("pages", "world", translate("header.catalog"), addressOf("catalog")),
      go("pages", "info-circle", translate("titles.help"), addressOf("help")),
      go("pages", "sparkles", translate("header.news"), newsAddress),
      act("list", translate("commands.keys"), () => showQuickDialog("keys")),
      ...schemes.flatMap((scheme) =>
        scheme === colorScheme
          ? []
          : [
              act(
                scheme === "dark" ? "moon" : scheme === "light" ? "sun" : "device-desktop",
                translate("commands.theme", { name: translate(`header.${scheme}`) }),
                () => setColorScheme(scheme),
              ),
            ],
      ),
      ...offeredLanguages().flatMap((other) =>
        other === language
          ? []
          : [
              act(
                "world",
                translate("commands.language", { name: languageName(other) }),
                () => void chooseLanguage(other),
              ),
            ],
      ),
      ...trips.map(({ id, name, startDate }) =>
        go(
          "trips",
          "map",
          name,
          addressOf("map", { tripId: id, routeId: showTrip }),
          startDate && formats.date(startDate),
        ),
      ),
    ];

    function listOfTrip(shown: Trip): Command[] {
      const { id, routes, canEdit } = shown;
      const map = (routeId: string) => addressOf("map", { tripId: id, routeId });
      // The dialogs of a trip are on its map.
      const ask = (kind: Exclude<AskedDialog["kind"], "newPoint" | "newNote">) => () => {
        askForDialog(id, { kind });
        if (
          !router.state.location.pathname.startsWith(
            `${addressOf("map", { tripId: id, routeId: "" })}`,
          )
        )
          void router.navigate({ href: map(showTrip) });
      };
      const days = routes.map(({ id: routeId, name, date }) =>
        go("days", "calendar", name, map(routeId), formats.date(dayOf(date))),
      );
      const points = routes.flatMap(({ id: routeId, name: day, points: stops }) =>
        stops.map((stop) =>
          go("points", "map-pin", stop.name, `${map(routeId)}?point=${stop.id}`, day),
        ),
      );
      const pages = [
        go("pages", "map", translate("header.map"), map(showTrip)),
        ...(seesMoneyOf(shown)
          ? [
              go(
                "pages",
                "wallet",
                translate("header.finance"),
                addressOf("finance", { tripId: id }),
              ),
            ]
          : []),
        ...(isMemberOf(shown)
          ? [
              go("pages", "notes", translate("header.notes"), addressOf("tasks", { tripId: id })),
              go(
                "pages",
                "paperclip",
                translate("titles.documents"),
                addressOf("documents", { tripId: id }),
              ),
              go(
                "pages",
                "clock",
                translate("titles.history"),
                addressOf("history", { tripId: id }),
              ),
            ]
          : []),
        go("pages", "printer", translate("header.print"), addressOf("print", { tripId: id })),
      ];
      const actions = [
        ...(isOwnerOf(shown) ? [act("share", translate("sharing.open"), ask("share"))] : []),
        ...(isMemberOf(shown) && !isOwnerOf(shown)
          ? [act("users", translate("sharing.members"), ask("share"))]
          : []),
        ...(isMemberOf(shown)
          ? [
              act("adjustments", translate("mapSettings.open"), ask("settings")),
              act("download", translate("mapSettings.offline"), ask("offline")),
            ]
          : []),
        ...(canEdit ? [act("upload", translate("imports.openInto"), ask("import"))] : []),
      ];
      return [...days, ...points, ...actions, ...pages];
    }
  }, [trip, trips, translate, formats, language, router, isLoggedIn, colorScheme, setColorScheme]);
}
