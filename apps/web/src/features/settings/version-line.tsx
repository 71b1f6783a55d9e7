import { settingsWords } from "@castor/i18n/features/settings-words.ts";
import { useBuildVersion } from "../../data/use-build-version.ts";
import { productName } from "../../device/screen/page-title.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import styles from "./version-line.module.css";

/** The version and its build time (specification#settings-page); nothing when they cannot be read. */
export function VersionLine() {
  const translate = useWords(settingsWords);
  const formats = useFormats();
  const read = useBuildVersion();
  if (!read) return null;
  const { version, buildTime } = read;
  const named = { name: productName, version };
  return (
    <p className={styles.version}>
      {buildTime === null
        ? translate("settings.version", named)
        : translate("settings.versionBuilt", { ...named, at: formats.instant(buildTime) })}
    </p>
  );
}
