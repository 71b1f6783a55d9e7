import { formatSize } from "../../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import type { MapDownload } from "../download/map-downloads.ts";
import styles from "../offline-map.module.css";

/** How much of a map is stored, in words and as a bar. */
export function DownloadProgress({ download }: { download: MapDownload & { kind: "running" } }) {
  const translate = useWords("common", "offline");
  const language = useLanguage();
  const { stored, total, isWaiting } = download;
  const words = translate("offlineMap.progress", {
    stored: formatSize(stored, language),
    total: formatSize(total, language),
  });
  return (
    <>
      <progress className={styles.bar} value={stored} max={Math.max(1, total)} aria-label={words} />
      <p className="tabular" role="status">
        {isWaiting ? translate("offlineMap.waiting") : words}
      </p>
      <p className="secondary">{translate("offlineMap.mayClose")}</p>
    </>
  );
}
