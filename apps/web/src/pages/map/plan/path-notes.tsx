import { retryPaths } from "../../../data/routing/path-query.ts";
import { useWords } from "../../../i18n/words.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./path-notes.module.css";
import type { DayPath } from "./use-day-path.ts";

/** What went wrong with a day's path: gaps, failed requests. It comes late and stands below the points, which then stay where they are. */
export function PathNotes({ path }: { path: DayPath }) {
  const translate = useWords("common");
  const retry = (
    <button type="button" className={`plain-button bold ${styles.retry}`} onClick={retryPaths}>
      {translate("actions.retry")}
    </button>
  );
  return (
    <>
      {path.gaps.length > 0 ? (
        <Alert kind="warn">
          <ul className={`plain-list grid breaks ${styles.gaps}`}>
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
