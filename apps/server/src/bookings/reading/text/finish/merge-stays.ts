import type { Draft, DraftStop } from "../drafts/draft.ts";

const dateOf = (stop: DraftStop) => stop.date?.value.date ?? null;

/** "Arrival" and "Departure" of a hotel: the arrival is the earlier. */
function isStayInWords({ family, number, start, end }: Draft): boolean {
  const [leaves, comes] = [dateOf(start), dateOf(end)];
  if (family !== "journey" || number || start.airport || end.airport) return false;
  return leaves !== null && comes !== null && comes < leaves;
}

const asStay = (draft: Draft): Draft => ({
  ...draft,
  ...{ family: "stay", start: draft.end, end: draft.start },
});

/** True where nothing is told by both. */
function complete(a: Draft, b: Draft): boolean {
  const both = (x: unknown, y: unknown) => x !== null && y !== null;
  const isSamePlace = !both(a.place, b.place) || a.place?.value === b.place?.value;
  const ends = [
    [a.start, b.start],
    [a.end, b.end],
  ] as const;
  return (
    isSamePlace &&
    ends.every(([one, other]) => !both(one.date, other.date) && !both(one.time, other.time))
  );
}

const joinStops = (a: DraftStop, b: DraftStop): DraftStop => ({
  ...a,
  date: a.date ?? b.date,
  time: a.time ?? b.time,
});

const join = (a: Draft, b: Draft): Draft => ({
  ...a,
  start: joinStops(a.start, b.start),
  end: joinStops(a.end, b.end),
  place: a.place ?? b.place,
  address: a.address ?? b.address,
  nights: a.nights ?? b.nights,
  to: Math.max(a.to, b.to),
});

/** Joins what one stay is told in: its name, its dates, its times. */
export function mergeStays(drafts: readonly Draft[], isStayText: boolean): Draft[] {
  const merged: Draft[] = [];
  for (const raw of drafts) {
    const draft = isStayText && isStayInWords(raw) ? asStay(raw) : raw;
    const last = merged.at(-1);
    if (last?.family === "stay" && draft.family === "stay" && complete(last, draft))
      merged[merged.length - 1] = join(last, draft);
    else merged.push(draft);
  }
  return merged;
}
