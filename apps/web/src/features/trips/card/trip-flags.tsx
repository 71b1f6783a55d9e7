import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useUnsentTrips } from "../../../data/trip-changes/unsent/unsent-changes.ts";
import { useWords } from "../../../i18n/words.ts";
import { Face } from "../../../things/people/face.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./trip-flags.module.css";

type Flags = Pick<
  TripSummary,
  "id" | "isDraft" | "isPublic" | "isInCatalog" | "isShared" | "isOffered" | "members" | "people"
>;

/** The visibility and state of a trip, its members, and what is not sent of it, each as an icon and a word. Nothing for an ordinary trip. */
export function TripFlags({ trip }: { trip: Flags }) {
  const translate = useWords("common");
  const unsent = useUnsentTrips().find(({ tripId }) => tripId === trip.id)?.changes.length ?? 0;
  const flags = [
    unsent > 0 && {
      icon: "clock" as const,
      label: translate("trips.flagUnsent", { count: unsent }),
    },
    trip.isShared && {
      icon: "users" as const,
      label: translate("trips.flagShared", { count: trip.members }),
      faces: trip.people,
    },
    trip.isOffered && { icon: "users" as const, label: translate("trips.flagOffered") },
    trip.isDraft && { icon: "pencil" as const, label: translate("trips.flagDraft") },
    trip.isPublic && { icon: "world" as const, label: translate("trips.flagPublic") },
    trip.isInCatalog && { icon: "list" as const, label: translate("trips.flagInCatalog") },
  ].filter((flag) => flag !== false);
  if (flags.length === 0) return null;
  return (
    <ul className="plain-list row wrap gap-6">
      {flags.map(({ icon, label, faces = [] }) => (
        <li key={label} className={`inline-row items-center gap-4 small ${styles.flag}`}>
          {faces.length > 0 ? (
            <span className={`inline-row ${styles.faces}`}>
              {faces.map(({ userId, name }) => (
                <span key={userId} data-tooltip={name}>
                  <Face userId={userId} name={name} size="tiny" />
                </span>
              ))}
            </span>
          ) : (
            <Icon name={icon} size={14} />
          )}
          {label}
        </li>
      ))}
    </ul>
  );
}
