import { endpoints } from "@castor/core/endpoints.ts";
import { useRead } from "../data/use-read.ts";
import { useFirstSightOver } from "../device/first-sight.ts";
import { useFirstWords, useLanguage } from "../i18n/words.ts";

const configFreshMs = 3_600_000;

/** The support channel in the reader's language, in a new tab; nothing when this server has none (section 1). */
export function SupportLink({ isShort }: { isShort: boolean }) {
  const translate = useFirstWords();
  const language = useLanguage();
  const isPaused = !useFirstSightOver();
  const config = useRead(endpoints.services.config, {}, { freshMs: configFreshMs, isPaused });
  const address = language === "ru" ? config.data?.support.ru : config.data?.support.other;
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {translate(isShort ? "footer.supportShort" : "footer.support")}
    </a>
  );
}
