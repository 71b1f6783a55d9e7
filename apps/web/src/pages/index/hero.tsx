import { addressOf } from "@castor/core/pages.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useWords } from "../../i18n/words.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import styles from "./hero.module.css";
import { Sample } from "./sample.tsx";

/** The first screen: the product in one sentence, one button, and a sample day. */
export function Hero() {
  const translate = useWords("landing");
  const { isLoggedIn } = useSession();
  return (
    <section className={`grid items-center ${styles.hero}`}>
      <div>
        <h1 className={styles.title}>{translate("landing.title")}</h1>
        <p className={styles.lead}>{translate("landing.lead")}</p>
        <div className={`row wrap gap-12 mb-12 ${styles.actions}`}>
          {isLoggedIn ? (
            <ButtonLink href={addressOf("trips")} kind="primary" isLarge>
              {translate("actions.goToTrips")}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={addressOf("register")} kind="primary" isLarge>
                {translate("actions.planTrip")}
              </ButtonLink>
              <ButtonLink href={addressOf("demo")} isLarge>
                {translate("landing.try")}
              </ButtonLink>
            </>
          )}
        </div>
        {isLoggedIn ? null : <p className="secondary">{translate("landing.free")}</p>}
        <p className={`row wrap ${styles.links}`}>
          {isLoggedIn ? null : (
            <Link className={`inline-row items-center ${styles.link}`} href={addressOf("login")}>
              {translate("landing.login")}
            </Link>
          )}
          <Link className={`inline-row items-center ${styles.link}`} href={addressOf("catalog")}>
            {translate("landing.catalog")}
          </Link>
        </p>
      </div>
      <Sample />
    </section>
  );
}
