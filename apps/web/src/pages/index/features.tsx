import type { RoomKey } from "@castor/i18n/words.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import styles from "./features.module.css";

interface Feature {
  icon: IconName;
  title: RoomKey<"landing">;
  text: RoomKey<"landing">;
}

const features: readonly Feature[] = [
  { icon: "route", title: "landing.dayTitle", text: "landing.dayText" },
  { icon: "search", title: "landing.findTitle", text: "landing.findText" },
  { icon: "grip-vertical", title: "landing.changeTitle", text: "landing.changeText" },
  { icon: "map-pin", title: "landing.typesTitle", text: "landing.typesText" },
  { icon: "device-desktop", title: "landing.anywhereTitle", text: "landing.anywhereText" },
  { icon: "world", title: "landing.ownTitle", text: "landing.ownText" },
];

/** The present features, as six short texts. */
export function Features() {
  const translate = useWords("landing");
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features" className={styles.title}>
        {translate("landing.featuresTitle")}
      </h2>
      <ul className={styles.grid}>
        {features.map(({ icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <span className={`grid mb-12 ${styles.icon}`}>
              <Icon name={icon} size={24} />
            </span>
            <h3>{translate(title)}</h3>
            <p>{translate(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
