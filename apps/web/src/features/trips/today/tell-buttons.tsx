import { timeOf, wallClock } from "@castor/core/time/dates.ts";
import { reportDelay, zoneOfStop } from "@castor/core/today/going-day.ts";
import { noProgress } from "@castor/core/today/progress.ts";
import { useEffect, useId, useRef, useState } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useOnePress } from "../../../ui/interaction/use-one-press.ts";
import { LazyBoundary, lazyComponent } from "../../../ui/lazy/lazy-component.tsx";
import styles from "./tell-buttons.module.css";
import type { FollowedDay } from "./use-going-day.ts";

/** What follows from what was told brings the check along: it loads when something was told. */
const DayOutcome = lazyComponent(async () => (await import("./day-outcome.tsx")).DayOutcome);

/** Minutes that are offered. */
const delays = [10, 20, 40, 60] as const;
const secondsOfMinute = 60;
const doublePressMs = 1_000;

/** What a traveller tells of the day by one press each, and what follows from it. */
export function TellButtons({ followed }: { followed: FollowedDay }) {
  const translate = useWords("common");
  const formats = useFormats();
  const [isChoosing, setChoosing] = useState(false);
  const choicesId = useId();
  const part = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  // A pressed button may go: the focus stays here.
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  });
  const { going, day, now, tell, hasProgress } = followed;
  const nameOf = (id: string) => going.route.points.find((point) => point.id === id)?.name ?? "";
  // The button names the next stop after a press.
  const onePress = useOnePress(doublePressMs);
  const reportNow = (stopId: string, what: "reached" | "left") => {
    const time = formats.time(timeOf(wallClock(new Date(now), zoneOfStop(day, stopId))));
    const message = translate(what === "reached" ? "today.saidReached" : "today.saidLeft", {
      name: nameOf(stopId),
      time,
    });
    tell({ stopId, what, instant: now }, message);
  };
  const lateBy = (minutes: number) => reportDelay(going, day, minutes, now);
  const formatDelay = (minutes: number) =>
    minutes === 0
      ? translate("today.asPlanned")
      : translate(minutes > 0 ? "today.laterThanPlan" : "today.earlierThanPlan", {
          time: formats.duration(Math.abs(minutes) * secondsOfMinute),
        });
  const { arrives, leaves } = going;
  const canBeLate = lateBy(0) !== null;
  return (
    <section
      ref={part}
      className={`grid gap-8 ${styles.tell}`}
      aria-label={translate("today.tell")}
      tabIndex={-1}
      onClickCapture={() => {
        wasPressed.current = true;
      }}
    >
      <div className={`row wrap gap-6 ${styles.row}`}>
        {arrives ? (
          <Button
            className={styles.button}
            onClick={() => onePress(() => reportNow(arrives, "reached"))}
          >
            <span className={styles.what} dir="auto">
              {translate("today.hereAt", { name: nameOf(arrives) })}
            </span>
          </Button>
        ) : null}
        {leaves ? (
          <Button
            className={styles.button}
            onClick={() => onePress(() => reportNow(leaves, "left"))}
          >
            <span className={styles.what} dir="auto">
              {translate("today.leaveFrom", { name: nameOf(leaves) })}
            </span>
          </Button>
        ) : null}
        {canBeLate ? (
          <Button
            className={styles.button}
            aria-expanded={isChoosing}
            aria-controls={choicesId}
            onClick={() => setChoosing(!isChoosing)}
          >
            {translate("today.late")}
          </Button>
        ) : null}
      </div>
      <div
        id={choicesId}
        className={`row wrap gap-6 ${styles.row}`}
        hidden={!isChoosing || !canBeLate}
      >
        {delays.map((minutes) => {
          const time = formats.duration(minutes * secondsOfMinute);
          return (
            <Button
              key={minutes}
              className={styles.button}
              aria-label={translate("today.lateBy", { time })}
              onClick={() => {
                const telling = lateBy(minutes);
                if (telling) tell(telling, translate("today.saidLate"));
                setChoosing(false);
              }}
            >
              {time}
            </Button>
          );
        })}
      </div>
      {hasProgress ? (
        <>
          <p className={`row wrap items-center justify-between small bold tabular ${styles.delay}`}>
            {going.delay === null ? null : <span>{formatDelay(going.delay)}</span>}
            <button
              type="button"
              className={`plain-button ${styles.back}`}
              onClick={() => followed.change(noProgress, translate("today.saidBack"))}
            >
              {translate("today.backToPlan")}
            </button>
          </p>
          <LazyBoundary onFail={() => undefined}>
            <DayOutcome followed={followed} />
          </LazyBoundary>
        </>
      ) : null}
    </section>
  );
}
