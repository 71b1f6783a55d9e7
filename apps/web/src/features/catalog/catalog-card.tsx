import type { CatalogEntry } from "@castor/core/catalog/catalog-page.ts";
import { countryName } from "@castor/core/geo/country-name.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { memo } from "react";
import { languageName } from "../../i18n/language-name.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { TripCover } from "../../things/cover/trip-cover.tsx";
import { TripFacts } from "../../things/trip-facts.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import styles from "./catalog-card.module.css";

export interface CatalogCardProps {
  entry: CatalogEntry;
  onCopy: (entry: CatalogEntry) => void;
}

/** The card of a shared trip. The whole card links to its map; one button copies it. */
export const CatalogCard = memo(function CatalogCard({ entry, onCopy }: CatalogCardProps) {
  const translate = useWords("common", "catalog");
  const language = useLanguage();
  const { id, name, ownerName, countries } = entry;
  const where = countries.map((code) => countryName(code, language)).join(", ");
  return (
    <article className={`surface stack grow ${styles.card}`} data-trip={id}>
      <div className={styles.top}>
        <TripCover cover={entry.cover} className={styles.cover} />
        <span className={`small ${styles.language}`}>{languageName(entry.language)}</span>
      </div>
      <div className={`stack gap-6 ${styles.body}`}>
        <h3 className={`few-lines ${styles.name}`} dir="auto">
          <Link
            className={styles.link}
            data-tooltip={name}
            href={addressOf("map", { tripId: id, routeId: showTrip })}
          >
            {name}
          </Link>
        </h3>
        {where === "" ? null : (
          <p className={`few-lines ${styles.where}`} data-tooltip={where}>
            {where}
          </p>
        )}
        <TripFacts trip={entry} />
        <div className={`row items-center justify-between gap-8 ${styles.bottom}`}>
          <span className="one-line narrows secondary" data-tooltip={ownerName}>
            {translate("catalog.by", { name: ownerName })}
          </span>
          <Button
            kind="quiet"
            icon="copy"
            className={styles.copy}
            aria-label={translate("catalog.copyOf", { name })}
            onClick={() => onCopy(entry)}
          >
            {translate("trips.copy")}
          </Button>
        </div>
      </div>
    </article>
  );
});
