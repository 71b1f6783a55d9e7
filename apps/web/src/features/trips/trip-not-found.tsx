import { addressOf } from "@castor/core/pages.ts";
import { useSession } from "../../data/session-store.ts";
import { loginAddress } from "../../data/tokens.ts";
import { useWords } from "../../i18n/words.ts";
import { Beaver } from "../../ui/beaver/beaver.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./trip-not-found.module.css";

const newMapAddress = `${addressOf("trips")}?new=1`;

/** A missing or hidden trip: the same page for both, and the ways on (section 2, decisions 4). */
export function TripNotFound() {
  const translate = useWords();
  const { isLoggedIn } = useSession();
  const create = isLoggedIn
    ? newMapAddress
    : `${addressOf("login")}?${new URLSearchParams({ redirectUrl: newMapAddress })}`;
  return (
    <div className={styles.page}>
      <Beaver pose="dives" className={styles.beaver} />
      <h1>{translate("map.notFoundTitle")}</h1>
      <p className={styles.text}>{translate("map.notFoundText")}</p>
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={addressOf(isLoggedIn ? "home" : "index")}>
          {translate("actions.goHome")}
        </ButtonLink>
        <ButtonLink href={create}>{translate("map.createMap")}</ButtonLink>
        {isLoggedIn ? null : (
          <ButtonLink kind="quiet" href={loginAddress()}>
            {translate("map.logIn")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
