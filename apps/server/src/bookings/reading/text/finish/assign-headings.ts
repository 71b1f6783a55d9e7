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

/** Gives departures without a date that of the heading above them, or else below. */
export function assignHeadings(
  drafts: readonly Draft[],
  headings: readonly Told<DraftDate>[],
): void {
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
