import { NewTripMapChoice } from "../../features/trips/new-trip-map-choice.tsx";
import { useWords } from "../../i18n/words.ts";
import { LayoutChoice } from "../../things/layout/layout-choice.tsx";
import styles from "./settings.module.css";

/** How trips open in this browser: the layout of map and plan, and the map of new trips. */
export function MapDefaults() {
  const translate = useWords("common", "settings");
  return (
    <div className="grid gap-20">
      <div className={styles.layouts}>
        <p className={styles.label} aria-hidden>
          {translate("settings.layout")}
        </p>
        <LayoutChoice />
      </div>
      <NewTripMapChoice />
    </div>
  );
}
