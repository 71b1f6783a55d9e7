import type { HoursState } from "@castor/core/hours/state-at.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { dayOf, daysBetween } from "@castor/core/time/dates.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { useMomentFormat } from "../../../things/use-moment-format.ts";
import { MarkedLine } from "../lines/marked-line.tsx";
import { type HoursPoint, useHoursState } from "./use-hours-state.ts";

const minuteMs = 60_000;
const secondMs = 1_000;
const secondsOfMinute = 60;
/** A closing time that is nearer than this, in minutes, is shown. */
const shortMinutes = 30;

export interface HoursLineProps {
  point: HoursPoint;
  times: StopTimes;
}

/** In a list: a warning that a point is closed on arrival or closes before departure. */
export function HoursWarning({ point, times }: HoursLineProps) {
  const state = useHoursState(point, times, "idle");
  return state && isTrouble(state, times) ? <StateLine state={state} times={times} /> : null;
}

/** On a card: whether a point is open on arrival, and until or from when. */
export function HoursAtArrival({ point, times }: HoursLineProps) {
  const state = useHoursState(point, times, "soon");
  if (!state || state.state === "unknown") return null;
  return <StateLine state={state} times={times} />;
}

function StateLine({ state, times }: { state: HoursState; times: StopTimes }) {
  const translate = useWords("common");
  const describe = useSentence();
  const { unless } = state;
  const isWarning = isTrouble(state, times);
  return (
    <MarkedLine icon={isWarning ? "alert-triangle" : "clock"} isWarning={isWarning}>
      {describe(state, times)}
      {unless ? ` ${translate(`hours.unless.${unless}`)}` : ""}
    </MarkedLine>
  );
}

const closesFirst = ({ state, change }: HoursState, { arrival, departure }: StopTimes) =>
  state === "open" &&
  change !== null &&
  change.instant < Math.max(departure.instant, arrival.instant + shortMinutes * minuteMs);

const isTrouble = (state: HoursState, times: StopTimes) =>
  state.state === "closed" || closesFirst(state, times);

function useSentence(): (state: HoursState, times: StopTimes) => string {
  const translate = useWords("common");
  const { duration } = useFormats();
  const formatMoment = useMomentFormat();
  return (state, times) => {
    const { arrival, opens, waiting } = times;
    const { change } = state;
    if (opens && !closesFirst(state, times))
      return translate("hours.opensThen", {
        time: formatMoment(opens),
        wait: duration(waiting * secondsOfMinute),
      });
    const isOpen = state.state === "open";
    if (!change) return translate(isOpen ? "hours.open" : "hours.closed");
    const day = arrival.day + daysBetween(dayOf(arrival.at), dayOf(change.at));
    const time = formatMoment({ ...change, day, isEstimated: false });
    if (!isOpen) return translate("hours.opensAt", { time });
    if (!closesFirst(state, times)) return translate("hours.openUntil", { time });
    const left = duration((change.instant - arrival.instant) / secondMs);
    const key = arrival.isEstimated ? "hours.closesFirstAbout" : "hours.closesFirst";
    return translate(key, { time, left });
  };
}
