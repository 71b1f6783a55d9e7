import { Fragment } from "react";
import { basemapCredits } from "./style/basemap-layers.ts";
import styles from "./trip-map.module.css";

/** Who made the data of the map: always in sight. */
export function MapCredits() {
  return (
    <p className={styles.credits}>
      {basemapCredits.map(({ name, url }, index) => (
        <Fragment key={name}>
          {index > 0 ? " · " : null}
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
