import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { useMomentFormat } from "../../../things/use-moment-format.ts";

const secondsOfMinute = 60;

/** The times of a stop as labelled facts of its card; none while they are unknown. */
export function useTimesFacts(times: StopTimes | null): [label: string, value: string | null][] {
  const translate = useWords("common");
  const { duration } = useFormats();
  const formatMoment = useMomentFormat();
  if (!times) return [];
  const { arrival, departure, waiting } = times;
  return [
    [translate("schedule.arrival"), formatMoment(arrival)],
    [translate("schedule.waiting"), waiting > 0 ? duration(waiting * secondsOfMinute) : null],
    [translate("schedule.departure"), departure.at === arrival.at ? null : formatMoment(departure)],
  ];
}
