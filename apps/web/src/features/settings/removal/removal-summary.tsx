import type { TripTransfer } from "@castor/core/members/transfer.ts";
import { useTripList } from "../../../data/use-trip-list.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./removal-summary.module.css";

export interface RemovalSummaryProps {
  /** Trips that others get. */
  transfers: readonly TripTransfer[];
}

/** What is deleted with an account, with numbers once the trips are loaded. */
export function RemovalSummary({ transfers }: RemovalSummaryProps) {
  const translate = useWords("common", "settings");
  const isGiven = (id: string) => transfers.some(({ tripId }) => tripId === id);
  // Those of others stay.
  const trips = useTripList("all").data?.filter(({ id, role }) => role === "owner" && !isGiven(id));
  const open = trips?.filter(({ isPublic }) => isPublic).length;
  const shared = trips?.filter(({ isShared }) => isShared).length ?? 0;
  return (
    <>
      <p>{translate("settings.removalNoReturn")}</p>
      <ul className={styles.list}>
        {trips?.length === 0 ? null : (
          <li>
            {trips
              ? translate("settings.removalTrips", { count: trips.length })
              : translate("settings.removalAllTrips")}
          </li>
        )}
        {open === 0 ? null : (
          <li>
            {open
              ? translate("settings.removalPublic", { count: open })
              : translate("settings.removalAllPublic")}
          </li>
        )}
        {shared > 0 ? <li>{translate("settings.removalShared", { count: shared })}</li> : null}
        <li>{translate("settings.removalSelf")}</li>
      </ul>
      {trips?.length === 0 ? null : <p>{translate("settings.removalDownload")}</p>}
    </>
  );
}
