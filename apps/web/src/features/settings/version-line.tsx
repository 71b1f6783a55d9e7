import { useBuildVersion } from "../../data/use-build-version.ts";
import { productName } from "../../device/screen/page-title.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { NewsDot } from "../../things/news/news-dot.tsx";
import { newsAddress } from "../../things/news/news-state.ts";
import { Link } from "../../ui/buttons/link.tsx";
import styles from "./version-line.module.css";

/** The version and its build time (specification#settings-page), as far as they can be read, and what is new in it. */
export function VersionLine() {
  const translate = useWords("common", "settings");
  return (
    <p className={`row wrap muted ${styles.version}`}>
      <Version />
      <span>
        <Link href={newsAddress}>{translate("header.news")}</Link>
        <NewsDot className={styles.dot} />
      </span>
    </p>
  );
}

function Version() {
  const translate = useWords("common", "settings");
  const formats = useFormats();
  const read = useBuildVersion();
  if (!read) return null;
  const { version, buildTime } = read;
  const named = { name: productName, version };
  return (
    <span>
      {buildTime === null
        ? translate("settings.version", named)
        : translate("settings.versionBuilt", { ...named, at: formats.instant(buildTime) })}
    </span>
  );
}
