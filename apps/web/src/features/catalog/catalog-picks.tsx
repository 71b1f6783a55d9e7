import type { CatalogSort } from "@castor/core/catalog/catalog-sort.ts";
import { catalogEndpoints } from "@castor/core/endpoints/catalog.ts";
import { addressOf } from "@castor/core/pages.ts";
import { copyAddressOf } from "@castor/core/trips/copy-address.ts";
import { wholeCopy } from "@castor/core/trips/plan-copy.ts";
import { useRouter } from "@tanstack/react-router";
import { useRead } from "../../data/http/use-read.ts";
import { useWords } from "../../i18n/words.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { CatalogCard } from "./catalog-card.tsx";
import styles from "./catalog-picks.module.css";

const shown = 3;
const freshMs = 30 * 60_000;

export interface CatalogPicksProps {
  title: "newTrips" | "sharedTrips";
  sort: CatalogSort;
}

/** The first trips of the catalog; nothing while they load, without a connection, and when the catalog is empty. */
export function CatalogPicks({ title, sort }: CatalogPicksProps) {
  const translate = useWords("common", "catalog");
  const router = useRouter();
  const { data } = useRead(catalogEndpoints.list, { sort, pageSize: String(shown) }, { freshMs });
  if (!data || data.data.length === 0) return null;
  return (
    <section>
      <div className={`row wrap items-baseline justify-between ${styles.head}`}>
        <h2>{translate(`catalog.${title}`)}</h2>
        <Link href={addressOf("catalog")} className={`inline-row items-center ${styles.all}`}>
          {translate("catalog.all")}
        </Link>
      </div>
      <ul className={`plain-list grid gap-16 ${styles.grid}`}>
        {data.data.map((entry) => (
          <li key={entry.id} className="row narrows">
            <CatalogCard
              entry={entry}
              onCopy={({ id }) => void router.navigate({ href: copyAddressOf(id, wholeCopy) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
