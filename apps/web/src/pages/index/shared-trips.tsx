import { CatalogPicks } from "../../features/catalog/catalog-picks.tsx";
import styles from "./shared-trips.module.css";

/** The best trips of the catalog. */
export function SharedTrips() {
  return (
    <div className={styles.trips}>
      <CatalogPicks title="sharedTrips" sort="relevance" />
    </div>
  );
}
