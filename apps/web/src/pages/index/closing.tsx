import { addressOf } from "@castor/core/pages.ts";
import { useSession } from "../../data/session/session-store.ts";
import { useWords } from "../../i18n/words.ts";
import { GnawsPencil } from "../../ui/beaver/gnaws-pencil.tsx";
import { Picture } from "../../ui/beaver/picture.tsx";
import { Waves } from "../../ui/beaver/waves.tsx";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import styles from "./closing.module.css";

/** The check of the plan, and the button to register. */
export function Closing() {
  const translate = useWords("landing");
  const { isLoggedIn } = useSession();
  return (
    <div className={styles.closing}>
      <section className={`row items-center gap-24 ${styles.card}`}>
        <Picture className={styles.beaver}>
          <GnawsPencil />
        </Picture>
        <div>
          <h2>{translate("landing.checkTitle")}</h2>
          <p>{translate("landing.checkText")}</p>
        </div>
      </section>
      <section className={`row items-center gap-24 ${styles.card}`}>
        <Picture className={styles.beaver}>
          <Waves />
        </Picture>
        <div>
          <h2>{translate("landing.endTitle")}</h2>
          <p>{translate("landing.endText")}</p>
          <ButtonLink
            href={addressOf(isLoggedIn ? "trips" : "register")}
            kind="primary"
            className={styles.button}
          >
            {translate(isLoggedIn ? "actions.goToTrips" : "actions.planTrip")}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
