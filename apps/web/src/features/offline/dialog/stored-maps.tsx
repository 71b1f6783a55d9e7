import { useId } from "react";
import { deleteOfflineMap } from "../../../data/offline/offline-maps.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { StoredRow } from "../../../ui/layout/stored-row.tsx";
import { stopMapDownload } from "../download/map-downloads.ts";
import styles from "../offline-map.module.css";
import { type KnownMap, useOfflineMaps } from "../state/use-offline-maps.ts";

/** All trips whose maps are stored in this browser, with their sizes. */
export function StoredMaps() {
  const translate = useWords("common", "offline");
  const titleId = useId();
  const known = useOfflineMaps();
  if (!known || known.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {translate("offlineMap.stored")}
      </h3>
      <ul className="plain-list stack">
        {known.map((one) => (
          <StoredMap key={one.map.tripId} known={one} />
        ))}
      </ul>
    </section>
  );
}

function StoredMap({ known: { map, stored } }: { known: KnownMap }) {
  const translate = useWords("common", "offline");
  const language = useLanguage();
  const formats = useFormats();
  const { name, tripId, wholeAt } = map;
  const remove = async () => {
    stopMapDownload(tripId);
    await deleteOfflineMap(tripId);
    showToast("ok", translate("offlineMap.deleted", { name }));
  };
  const when =
    wholeAt === null
      ? translate("offlineMap.notWhole")
      : translate("offline.asOf", { at: formats.instant(new Date(wholeAt).toISOString()) });
  return (
    <StoredRow
      name={name}
      details={`${map.part ? `${formatSize(stored, language)} · ` : ""}${when}`}
      deleteLabel={translate("offlineMap.delete", { name })}
      onDelete={() => void remove()}
    />
  );
}
