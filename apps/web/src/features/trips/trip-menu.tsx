import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";

export interface TripMenuProps {
  trip: TripSummary;
  onEdit: (trip: TripSummary) => void;
  onCopy: (trip: TripSummary) => void;
  onDelete: (trip: TripSummary) => void;
}

/** What can be done to a trip from its card. */
export function TripMenu({ trip, onEdit, onCopy, onDelete }: TripMenuProps) {
  const translate = useWords();
  return (
    <Menu
      items={[
        { label: translate("trips.edit"), icon: "pencil", onChoose: () => onEdit(trip) },
        { label: translate("trips.copy"), icon: "copy", onChoose: () => onCopy(trip) },
        {
          label: translate("trips.delete"),
          icon: "trash",
          isDangerous: true,
          onChoose: () => onDelete(trip),
        },
      ]}
    >
      <IconButton icon="dots-vertical" label={translate("trips.actions", { name: trip.name })} />
    </Menu>
  );
}
