import type { Trip } from "@castor/core/trips/trip.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./share-badge.module.css";

export interface ShareBadgeProps {
  trip: Pick<Trip, "isPublic" | "isInCatalog">;
  onShare: () => void;
  /** The icon alone, where there is no room for the words. */
  isShort?: boolean;
}

/** Tells the owner that others see the trip, and opens the share dialog. Nothing for a private trip. */
export function ShareBadge({ trip, onShare, isShort = false }: ShareBadgeProps) {
  const translate = useWords("common");
  if (!trip.isPublic) return null;
  // Without its words the list would look like the button of all days beside it.
  const icon = trip.isInCatalog && !isShort ? "list" : "world";
  const label = translate(trip.isInCatalog ? "trips.flagInCatalog" : "trips.flagPublic");
  if (isShort) return <IconButton icon={icon} label={label} onClick={onShare} />;
  return (
    <button
      type="button"
      className={`plain-button inline-row items-center gap-4 rigid bold ${styles.badge}`}
      data-tooltip={translate("sharing.open")}
      onClick={onShare}
    >
      <Icon name={icon} size={16} />
      {label}
    </button>
  );
}
