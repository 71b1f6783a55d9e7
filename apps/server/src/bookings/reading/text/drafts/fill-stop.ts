import type { Side, StopPart } from "../lines/label-words.ts";
import type { TextItem } from "../lines/text-item.ts";
import type { FoundTime } from "../moments/find-times.ts";
import type { StopText } from "../values/read-stop.ts";
import type { Draft, DraftStop } from "./draft.ts";

/** Which of the times of a text is meant: of a stay the first to come and the last to go. */
function timeOf(draft: Draft, side: Side, times: readonly FoundTime[]): FoundTime | null {
  if (draft.family !== "stay") return times.length === 1 ? (times[0] ?? null) : null;
  if (side === "start") return times.find(({ bound }) => bound !== "until") ?? null;
  const last = times.at(-1);
  return last && last.bound !== "from" ? last : null;
}

/** What a text adds to a stop. A stay has no places at its ends. */
export function partsOf(
  draft: Draft,
  side: Side,
  stop: StopText,
  part: StopPart,
): Omit<StopText, "times"> & { time: FoundTime | null } {
  const hasPlace = draft.family !== "stay" && part !== "date" && part !== "time";
  const hasMoment = part !== "place";
  const time = hasMoment ? timeOf(draft, side, stop.times) : null;
  return {
    date: hasMoment ? stop.date : null,
    time,
    airport: hasPlace ? stop.airport : null,
    name: hasPlace ? stop.name : null,
    terminal: hasPlace || part === "any" ? stop.terminal : null,
    gate: stop.gate,
    address: hasPlace ? stop.address : null,
    isMoscowTime: stop.isMoscowTime,
  };
}

type Parts = ReturnType<typeof partsOf>;

const differs = (a: unknown, b: unknown) => a !== null && b !== null && a !== b;

/** True where a stop is told already, and otherwise. */
export function conflicts(stop: DraftStop, parts: Parts): boolean {
  const isSamePlace = stop.airport !== null && stop.airport.value.code === parts.airport?.code;
  return (
    differs(stop.date?.value.date ?? null, parts.date?.date ?? null) ||
    differs(stop.time?.value.time ?? null, parts.time?.time ?? null) ||
    differs(stop.airport?.value.code ?? null, parts.airport?.code ?? null) ||
    (!stop.isNameWeak &&
      !isSamePlace &&
      stop.airport === null &&
      differs(stop.name?.value ?? null, parts.name))
  );
}

/** Adds what a stop does not have yet. True when something was added. */
export function fill(stop: DraftStop, parts: Parts, item: TextItem, isWeak = false): boolean {
  const told = <Value>(value: Value) => ({ value, line: item.line, at: item.at });
  let isAdded = false;
  const add = (isMissing: boolean, write: () => void) => {
    if (!isMissing) return;
    write();
    isAdded = true;
  };
  const { date, time, airport, name, terminal, gate, address } = parts;
  if (date) add(stop.date === null, () => (stop.date = told(date)));
  if (time) add(stop.time === null, () => (stop.time = told({ time: time.time, days: time.days })));
  if (airport) add(stop.airport === null, () => (stop.airport = told(airport)));
  if (name)
    add(stop.name === null || (stop.isNameWeak && !isWeak), () => {
      stop.name = told(name);
      stop.isNameWeak = isWeak;
    });
  if (terminal) add(stop.terminal === null, () => (stop.terminal = told(terminal)));
  if (address) add(stop.address === null, () => (stop.address = told(address)));
  if (gate) add(stop.gate === null, () => (stop.gate = told(gate)));
  if (parts.isMoscowTime && isAdded) stop.isMoscowTime = true;
  return isAdded;
}
