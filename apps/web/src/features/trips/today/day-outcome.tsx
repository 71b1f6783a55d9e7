import type { Finding } from "@castor/core/check/finding.ts";
import { listPlanChanges } from "@castor/core/today/plan-changes.ts";
import { skip, unskip } from "@castor/core/today/progress.ts";
import { isMemberOf } from "@castor/core/trips/may-call.ts";
import { createFindingDescriber } from "@castor/i18n/describe-finding.ts";
import { useMemo } from "react";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./day-outcome.module.css";
import { KeepAsNote } from "./keep-as-note.tsx";
import type { FollowedDay } from "./use-going-day.ts";
import { useJudgement } from "./use-judgement.ts";

/** More are counted. */
const mostShown = 3;

/** What follows from what was told: what breaks, what to leave out, and two ways to keep it. */
export function DayOutcome({ followed }: { followed: FollowedDay }) {
  const translate = useWords("common", "going");
  const { trip, day, going, progress, change } = followed;
  const isMember = isMemberOf(trip);
  const formats = useFormats();
  const describeFinding = createFindingDescriber(useWords("common", "check"), formats);
  const { broken, failing, drop } = useJudgement(followed);
  const changes = useMemo(
    () => (trip.canEdit ? listPlanChanges(day, going, progress) : []),
    [trip, day, going, progress],
  );
  const nameOf = (id: string) => day.route.points.find((point) => point.id === id)?.name ?? "";
  const formatNames = (ids: readonly string[]) => ids.map(nameOf).filter(Boolean).join(", ");
  const place = ({ stopIds }: Finding) => formatNames(stopIds) || day.route.name;
  const skipped = formatNames(progress.skipped);
  const names = formatNames(drop?.stopIds ?? []);
  const listFindings = (title: string, findings: readonly Finding[]) =>
    findings.length === 0 ? null : (
      <>
        <h3 className={styles.title}>
          <Icon name="alert-triangle" size={16} />
          {title}
        </h3>
        <ul className={styles.list}>
          {findings.slice(0, mostShown).map((finding) => (
            <li key={`${finding.kind} ${finding.stopIds.join(" ")}`} dir="auto">
              {translate("going.breaksIn", {
                place: place(finding),
                finding: describeFinding(finding),
              })}
            </li>
          ))}
          {findings.length > mostShown ? (
            <li>{translate("going.more", { count: findings.length - mostShown })}</li>
          ) : null}
        </ul>
      </>
    );
  const putIntoPlan = () => {
    const history = tripHistoryOf(trip.id);
    const { step } = history.runInSequence(changes);
    offerUndo(history, { step, text: translate("going.planned") });
  };
  return (
    <div className={`grid gap-8 breaks ${styles.outcome}`}>
      <div aria-live="polite">
        {isMember ? (
          <>
            {broken.length + failing.length === 0 && going.next !== null ? (
              <p className={styles.works}>
                <Icon name="circle-check" size={16} />
                {translate("going.works")}
              </p>
            ) : null}
            {listFindings(translate("going.breaks"), broken)}
            {listFindings(translate("going.failing"), failing)}
          </>
        ) : null}
      </div>
      {drop && isMember ? (
        <div className="grid gap-8">
          <p dir="auto">
            {translate(drop.left.length === 0 ? "going.dropAll" : "going.dropSome", { names })}
          </p>
          <Button
            aria-label={translate("going.skipWhat", { names })}
            onClick={() =>
              change(skip(progress, drop.stopIds), translate("going.skipped", { names }))
            }
          >
            {translate("going.skip")}
          </Button>
        </div>
      ) : null}
      {skipped ? (
        <div className="grid gap-8">
          <p className="secondary" dir="auto">
            {translate("going.skipped", { names: skipped })}
          </p>
          <Button
            kind="quiet"
            className={styles.quiet}
            aria-label={translate("going.unskipWhat", { names: skipped })}
            onClick={() =>
              change(unskip(progress), translate("going.unskipped", { names: skipped }))
            }
          >
            {translate("going.unskip")}
          </Button>
        </div>
      ) : null}
      {trip.canEdit ? (
        <div className={`row wrap ${styles.keep}`}>
          {changes.length > 0 ? (
            <Button kind="quiet" className={styles.quiet} onClick={putIntoPlan}>
              {translate("going.toPlan")}
            </Button>
          ) : null}
          <KeepAsNote followed={followed} />
        </div>
      ) : null}
    </div>
  );
}
