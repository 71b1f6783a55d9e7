import type { Point } from "@castor/core/points/point.ts";
import { timeOf } from "@castor/core/time/dates.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { NavigateLink } from "../../things/navigate/navigate-link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./today/now-next.module.css";
import { TellButtons } from "./today/tell-buttons.tsx";
import type { FollowedDay } from "./today/use-going-day.ts";

/** Where the traveller is in a day that is on, what is next, and what they may tell of it: a strip above the day's list. */
export function DayNow({ followed }: { followed: FollowedDay }) {
  const translate = useWords("common");
  const formats = useFormats();
  const { going, hasProgress } = followed;
  const { current, next, schedule } = going;
  const pointOf = (id: string | null) => going.route.points.find((point) => point.id === id);
  const [here, target] = [pointOf(current), pointOf(next)];
  if (!here && !target && !hasProgress) return null;
  const timeAt = (point: Point, what: "arrival" | "departure") => {
    const moment = schedule.stops[point.id]?.[what];
    if (!moment) return null;
    const about = moment.isEstimated ? translate("schedule.aboutSign") : "";
    return `${about}${formats.time(timeOf(moment.at))}`;
  };
  const leaving = here && timeAt(here, "departure");
  const to = target ?? here;
  const navigateTo = to && translate("today.navigateTo", { name: to.name });
  return (
    <div className={`grid gap-8 ${styles.strip}`} data-day-now>
      <div className={`grid items-center gap-8 ${styles.top}`}>
        <div className={styles.lines}>
          {here ? (
            <p className={`row items-baseline narrows tabular ${styles.line}`}>
              <span className="rigid secondary">{translate("today.now")}</span>
              <span className="narrows bold cut" dir="auto">
                {here.name}
              </span>
              {leaving ? (
                <span className="rigid secondary">
                  {translate("today.until", { time: leaving })}
                </span>
              ) : null}
            </p>
          ) : null}
          {target ? (
            <p className={`row items-baseline narrows tabular ${styles.line}`}>
              <span className="rigid secondary">{translate("today.next")}</span>
              <span className={`rigid bold ${styles.time}`}>{timeAt(target, "arrival")}</span>
              <span className="narrows bold cut" dir="auto">
                {target.name}
              </span>
            </p>
          ) : here ? null : (
            <p className={`row items-baseline narrows tabular ${styles.line}`}>
              {translate("today.dayDone")}
            </p>
          )}
        </div>
        {to ? (
          <NavigateLink
            point={to}
            className={styles.navigate}
            aria-label={navigateTo}
            data-tooltip={navigateTo}
          >
            <Icon name="route" size={20} />
          </NavigateLink>
        ) : null}
      </div>
      <TellButtons followed={followed} />
    </div>
  );
}
