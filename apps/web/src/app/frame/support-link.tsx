import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useIsFirstPaintOver } from "../../device/loading/first-paint.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";

const configFreshMs = 3_600_000;

/**
 * A link to the support channel in the current language, in a new tab; nothing when the server has none (specification#support).
 */
export function SupportLink({ isShort }: { isShort: boolean }) {
  const translate = useWords();
  const language = useLanguage();
  const isPaused = !useIsFirstPaintOver();
  const config = useRead(servicesEndpoints.config, {}, { freshMs: configFreshMs, isPaused });
  const address = language === "ru" ? config.data?.support.ru : config.data?.support.other;
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {translate(isShort ? "footer.supportShort" : "footer.support")}
    </a>
  );
}
