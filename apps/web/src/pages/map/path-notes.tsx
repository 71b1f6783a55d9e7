import { retryPaths } from "../../data/path-query.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import styles from "./path-notes.module.css";
import type { DayPath } from "./use-day-path.ts";

/** What is to be said of a day's path besides its legs: too few points, where no way leads, what could not be had. */
export function PathNotes({ path }: { path: DayPath }) {
  const translate = useWords();
  const retry = (
    <button type="button" className={styles.retry} onClick={retryPaths}>
      {translate("actions.retry")}
    </button>
  );
  return (
    <>
      {path.isTooShort ? <p className="secondary">{translate("validation.tooFewPoints")}</p> : null}
      {path.gaps.length > 0 ? (
        <Alert kind="warn">
          <ul className={styles.gaps}>
            {path.gaps.map(({ from, to }) => (
              <li key={to.id}>
                {translate("errors.noPathBetween", { from: from.name, to: to.name })}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {path.isFallback ? (
        <p className="secondary">
          {translate("routes.pathOffline")} {retry}
        </p>
      ) : null}
      {path.error ? (
        <Alert kind="error">
          {translate("routes.pathFailed")} {path.error.message} {retry}
        </Alert>
      ) : null}
    </>
  );
}
