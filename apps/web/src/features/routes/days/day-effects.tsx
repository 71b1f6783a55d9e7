import type { DayDate } from "@castor/core/routes/day-dates.ts";
import { listFollowers, listLeftBehind } from "@castor/core/routes/edit/move-days.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { dayOf, daysBetween } from "@castor/core/time/dates.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./day-effects.module.css";

/** The most names listed; further ones are counted. */
const namesShown = 4;

/** The first names in one line, and the number of the others. */
export function useNameList(): (names: readonly string[]) => string {
  const translate = useWords("common", "day-dialogs");
  return (names) => {
    const shown = names.slice(0, namesShown).join(", ");
    const count = names.length - namesShown;
    return count > 0 ? translate("dayDialogs.andMore", { names: shown, count }) : shown;
  };
}

/** The sentence for days that all move by the same number of days. */
function useDistance(): (routes: readonly Route[], dates: readonly DayDate[]) => string {
  const translate = useWords("common", "day-dialogs");
  return (routes, dates) => {
    const [first] = dates;
    const before = routes.find(({ id }) => id === first?.id);
    if (!first || !before) return translate("dayDialogs.nothingMoves");
    const by = daysBetween(dayOf(before.date), dayOf(first.date));
    return translate("dayDialogs.moves", {
      days: translate("dayDialogs.moving", { count: dates.length }),
      by: translate(by < 0 ? "dayDialogs.earlierBy" : "dayDialogs.laterBy", {
        count: Math.abs(by),
      }),
    });
  };
}

interface DayEffectsProps {
  routes: readonly Route[];
  /** The days that would move, with their new dates. */
  dates: readonly DayDate[];
  /** The days move by different distances, which are shown elsewhere. */
  isSwap?: boolean;
}

/** The effects of moving days: how many move, which bookings follow or stay, and that due dates stay (decision 018). */
export function DayEffects({ routes, dates, isSwap = false }: DayEffectsProps) {
  const translate = useWords("common", "day-dialogs");
  const listNames = useNameList();
  const distance = useDistance();
  const following = listFollowers(routes, dates).map(({ name }) => name);
  const staying = listLeftBehind(routes, dates).map(({ name }) => name);
  return (
    <div className={`stack gap-8 small breaks ${styles.effects}`} aria-live="polite">
      {isSwap ? null : <p>{distance(routes, dates)}</p>}
      {following.length > 0 ? (
        <p>
          {translate("dayDialogs.bookingsFollow", {
            count: following.length,
            names: listNames(following),
          })}{" "}
          {translate("dayDialogs.dueDatesStay")}
        </p>
      ) : null}
      {staying.length > 0 ? (
        <p>
          {translate("dayDialogs.bookingsStay", {
            count: staying.length,
            names: listNames(staying),
          })}
        </p>
      ) : null}
    </div>
  );
}
