import { addressOf } from "@castor/core/pages.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useFirstWords } from "../../i18n/words.ts";
import { Picture } from "../../ui/beaver/picture.tsx";
import { UnrollsMap } from "../../ui/beaver/unrolls-map.tsx";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import styles from "./hero.module.css";
import { SampleDay } from "./sample-day.tsx";
import { SampleMap } from "./sample-map.tsx";

/** The first screen: the product in one sentence, one button, and a sample day. */
export function Hero() {
  const translate = useFirstWords();
  const { isLoggedIn } = useSession();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{translate("landing.title")}</h1>
        <p className={styles.lead}>{translate("landing.lead")}</p>
        <div className={styles.actions}>
          {isLoggedIn ? (
            <ButtonLink href={addressOf("trips")} kind="primary" isLarge>
              {translate("landing.myTrips")}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={addressOf("register")} kind="primary" isLarge>
                {translate("landing.start")}
              </ButtonLink>
              <ButtonLink href={addressOf("login")} isLarge>
                {translate("landing.login")}
              </ButtonLink>
            </>
          )}
        </div>
        {isLoggedIn ? null : <p className="secondary">{translate("landing.free")}</p>}
        <p>
          <Link className={styles.catalog} href={addressOf("catalog")}>
            {translate("landing.catalog")}
          </Link>
        </p>
      </div>
      <div className={styles.sample} role="img" aria-label={translate("landing.pictureAlt")}>
        <div className={styles.map}>
          <SampleMap />
        </div>
        <div className={styles.day}>
          <SampleDay />
        </div>
        <Picture className={styles.beaver}>
          <UnrollsMap />
        </Picture>
      </div>
    </section>
  );
}
