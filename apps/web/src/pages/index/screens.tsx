import { defaultLanguage, type Language } from "@castor/core/basics/language.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import styles from "./screens.module.css";

/** The languages that `npm run screenshots` takes pictures in. */
const taken: readonly Language[] = ["en", "ru"];

/** Real screens of the demo trip, which an installing browser shows too, in pixels of the page. */
const screens = [
  { file: "map-wide", width: 1440, height: 900, alt: "landing.deskAlt" },
  { file: "map-narrow", width: 390, height: 844, alt: "landing.phoneAlt" },
] as const;

/** The product as it is: the same trip at the desk and on the phone. */
export function Screens() {
  const translate = useWords("landing");
  const language = useLanguage();
  const shown = taken.includes(language) ? language : defaultLanguage;
  return (
    <section className={styles.section} aria-labelledby="screens">
      <h2 id="screens" className={styles.title}>
        {translate("landing.screensTitle")}
      </h2>
      <div className={styles.screens}>
        {screens.map(({ file, width, height, alt }) => (
          <img
            key={file}
            className={styles.screen}
            src={`/screenshots/${file}-${shown}.webp`}
            {...{ width, height }}
            alt={translate(alt)}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
    </section>
  );
}
