import type { Draft, DraftDate, Told } from "../drafts/draft.ts";

/** The heading that stands nearest before a departure, and behind the journey before it. */
function headingBefore(
  headings: readonly Told<DraftDate>[],
  after: number,
  until: number,
): Told<DraftDate> | undefined {
  return headings.findLast(({ at }) => at >= after && at <= until);
}

/** Two journeys under one heading: the second departs on the day on which the first arrives, where its clock is later. */
function sameDay(before: Draft | undefined, draft: Draft): Told<DraftDate> | null {
  const arrival = before?.end;
  const day = arrival?.date ?? before?.start.date;
  if (!before || !arrival?.time || !draft.start.time || !day?.value.date) return null;
  if (arrival.time.value.days !== null && !arrival.date) return null;
  const isLater = draft.start.time.value.time > arrival.time.value.time;
  const wasSameDay =
    arrival.date !== null || arrival.time.value.time > (before.start.time?.value.time ?? "");
  const isConnection =
    before.end.airport?.value.code === draft.start.airport?.value.code &&
    (before.end.airport !== null || before.end.name?.value === draft.start.name?.value);
  return isLater && wasSameDay && isConnection ? day : null;
}

/** A date below its times, and not above those of the next journey. */
const isOf = ({ at }: Told<DraftDate>, draft: Draft, next: Draft | undefined) =>
  at >= draft.from && (at <= draft.to || (at === draft.to + 1 && !next));

/** True where days stand below: nothing is above the first journey, and each has one day from its begin to the next. */
const startOf = ({ start, from }: Draft) => start.time?.at ?? from;

function standBelow(drafts: readonly Draft[], headings: readonly Told<DraftDate>[]): boolean {
  const [first] = drafts;
  if (!first || drafts.length < 2 || headings.some(({ at }) => at <= startOf(first))) return false;
  return drafts.every(({ start }) => start.date === null);
}

/** The one day from the begin of a journey to that of the next. */
function onlyWithin(
  headings: readonly Told<DraftDate>[],
  draft: Draft,
  next: Draft | undefined,
): Told<DraftDate> | null {
  const [only, ...others] = headings.filter(
    ({ at }) => at > draft.from && at < (next?.from ?? draft.to + 3),
  );
  return only && others.length === 0 ? only : null;
}

/** Gives departures without a date that of the heading above them, or else below. */
export function assignHeadings(
  drafts: readonly Draft[],
  headings: readonly Told<DraftDate>[],
): void {
  const journeys = drafts.filter(({ family }) => family === "journey");
  if (standBelow(journeys, headings)) {
    journeys.forEach((draft, index) => {
      draft.start.date = onlyWithin(headings, draft, journeys[index + 1]);
    });
    return;
  }
  drafts.forEach((draft, index) => {
    if (draft.family !== "journey" || draft.start.date) return;
    const before = drafts[index - 1];
    const after = drafts[index + 1];
    const at = draft.start.time?.at ?? draft.from;
    const above = headingBefore(headings, before ? before.to : 0, at);
    const below = headings.filter((heading) => isOf(heading, draft, after));
    const [only] = below;
    draft.start.date =
      above ?? sameDay(before, draft) ?? (below.length === 1 && only ? only : null);
  });
}
