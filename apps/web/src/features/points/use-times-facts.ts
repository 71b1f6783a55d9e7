import type { StopTimes } from "@castor/core/routes/day-schedule.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useMomentWords } from "../../i18n/moment-words.ts";
import { useWords } from "../../i18n/words.ts";

const secondsOfMinute = 60;

/** When one is at a stop, as labelled lines of its card; none while nothing is known. */
export function useTimesFacts(times: StopTimes | null): [label: string, value: string | null][] {
  const translate = useWords();
  const { duration } = useFormats();
  const say = useMomentWords();
  if (!times) return [];
  const { arrival, departure, waiting } = times;
  return [
    [translate("schedule.arrival"), say(arrival)],
    [translate("schedule.waiting"), waiting > 0 ? duration(waiting * secondsOfMinute) : null],
    [translate("schedule.departure"), departure.at === arrival.at ? null : say(departure)],
  ];
}
