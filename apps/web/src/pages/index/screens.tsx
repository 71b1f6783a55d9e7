import { defaultLanguage, type Language } from "@castor/core/basics/language.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import styles from "./screens.module.css";

/** The languages that `npm run screenshots` takes pictures in. */
const taken: readonly Language[] = ["en", "ru"];

/** Real screens of the demo trip, in pixels of the page. */
const screens = [
  { name: "desk", width: 1180, height: 740, alt: "landing.deskAlt" },
  { name: "phone", width: 390, height: 780, alt: "landing.phoneAlt" },
] as const;

/** The product as it is: the same trip at the desk and on the phone, in the page's language and colours. */
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
        {screens.map(({ name, width, height, alt }) => (
          <div key={name} className={styles.screen}>
            {(["light", "dark"] as const).map((scheme) => (
              // The browser does not load the one that is not shown.
              <img
                key={scheme}
                className={`${styles.picture} ${styles[scheme]}`}
                src={`/landing/${name}-${scheme}-${shown}.webp`}
                {...{ width, height }}
                alt={translate(alt)}
                loading="lazy"
                decoding="async"
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
