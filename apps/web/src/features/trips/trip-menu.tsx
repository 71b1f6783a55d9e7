import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { addressOf } from "@castor/core/pages.ts";
import { mayCallListed } from "@castor/core/trips/may-call.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Menu } from "../../ui/menus/menu.tsx";

export interface TripMenuProps {
  trip: TripSummary;
  onEdit: (trip: TripSummary) => void;
  onShare: (trip: TripSummary) => void;
  onCopy: (trip: TripSummary) => void;
  onDownload: (trip: TripSummary) => void;
  onStore: (trip: TripSummary) => void;
  onDelete: (trip: TripSummary) => void;
}

/** The actions of a trip on its card: those that its reader may do. */
export function TripMenu({
  trip,
  onEdit,
  onShare,
  onCopy,
  onDownload,
  onStore,
  onDelete,
}: TripMenuProps) {
  const translate = useWords("common", "trip-list");
  return (
    <Menu
      items={[
        ...(mayCallListed(trip, tripsEndpoints.save)
          ? [
              {
                label: translate("tripList.edit"),
                icon: "pencil" as const,
                onChoose: () => onEdit(trip),
              },
            ]
          : []),
        trip.role === "owner"
          ? {
              label: translate("sharing.open"),
              icon: "share" as const,
              onChoose: () => onShare(trip),
            }
          : {
              label: translate("sharing.members"),
              icon: "users" as const,
              onChoose: () => onShare(trip),
            },
        {
          label: translate("trips.print"),
          icon: "printer",
          href: addressOf("print", { tripId: trip.id }),
        },
        {
          label: translate("titles.documents"),
          icon: "paperclip",
          href: addressOf("documents", { tripId: trip.id }),
        },
        {
          label: translate("titles.history"),
          icon: "clock",
          href: addressOf("history", { tripId: trip.id }),
        },
        { label: translate("trips.copy"), icon: "copy", onChoose: () => onCopy(trip) },
        {
          label: translate("mapSettings.downloads"),
          icon: "download",
          onChoose: () => onDownload(trip),
        },
        { label: translate("mapSettings.offline"), icon: "map", onChoose: () => onStore(trip) },
        ...(mayCallListed(trip, tripsEndpoints.remove)
          ? [
              {
                label: translate("tripList.delete"),
                icon: "trash" as const,
                isDangerous: true,
                onChoose: () => onDelete(trip),
              },
            ]
          : []),
      ]}
    >
      <IconButton icon="dots-vertical" label={translate("tripList.actions", { name: trip.name })} />
    </Menu>
  );
}
