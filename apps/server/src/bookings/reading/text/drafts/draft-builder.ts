import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import type { Family, Side, StopPart } from "../lines/label-words.ts";
import type { TextItem } from "../lines/text-item.ts";
import type { RouteText, StopText } from "../values/read-stop.ts";
import {
  type Draft,
  type DraftDate,
  type DraftStop,
  isEmptyStop,
  newDraft,
  newStop,
  type Told,
} from "./draft.ts";
import { conflicts, fill, partsOf } from "./fill-stop.ts";

/** Drafts of a text that are kept while it is read. */
const draftsMax = 120;

const lastOf = ({ airport, name, date, time }: DraftStop) =>
  Math.max(...[airport, name, date, time].map((told) => told?.at ?? -1));

/**
 * A number that stands nearer to the next journey than to what is told of this one is that of the next one. As near to both, it
 * is that of neither.
 */
function takeLateNumber(draft: Draft, next: number): Partial<Draft> {
  const { number, kind, start, end } = draft;
  const before = number ? number.at - Math.max(lastOf(start), lastOf(end)) : 0;
  const after = number ? next - number.at : 0;
  if (!number || before <= 1 || after > before) return {};
  draft.number = null;
  draft.kind = null;
  return after < before ? { number, kind, from: number.at } : {};
}

/** "London (LHR) to Bangkok (BKK)" above its legs: the first of them ends elsewhere. */
const isTitleOf = ({ start, end }: Draft, from: StopText): boolean =>
  [start.time, end.time, end.date].every((told) => told === null) &&
  start.airport !== null &&
  start.airport.value.code === from.airport?.code;

/** Puts values together to drafts: a value that is told already begins the next one. */
export class DraftBuilder {
  readonly drafts: Draft[] = [];
  /** Dates that stand alone: those of what follows them. */
  readonly headings: Told<DraftDate>[] = [];
  current: Draft | null = null;

  begin(family: Family, at: number): Draft {
    const draft = newDraft(family, at);
    if (this.drafts.length < draftsMax) this.drafts.push(draft);
    this.current = draft;
    return draft;
  }

  /** The draft that a value of such a booking belongs to. */
  #draftOf(family: Family, at: number): Draft {
    const draft = this.current?.family === family ? this.current : this.begin(family, at);
    draft.to = Math.max(draft.to, at);
    return draft;
  }

  /** Adds what a text tells of one end. True when it told something new. */
  addStop(item: TextItem, side: Side, part: StopPart, family: Family, stop: StopText): boolean {
    let draft = this.current?.family === family ? this.current : newDraft(family, item.at);
    const parts = partsOf(draft, side, stop, part);
    if (!(parts.date || parts.time || parts.airport || parts.name || parts.terminal)) return false;
    if (conflicts(draft[side], parts)) {
      if (
        side === "end" ||
        (isEmptyStop(draft.end) && draft.start.time === null && part === "place")
      )
        return false;
      const number = takeLateNumber(draft, item.at);
      this.current = null;
      Object.assign(this.#draftOf(family, item.at), number);
    }
    draft = this.#draftOf(family, item.at);
    return fill(draft[side], parts, item);
  }

  /** Adds a number. One that is known already leads back to its draft, for its seats. */
  addNumber(item: TextItem, number: string, kind: BookingKind | null): void {
    const known = this.drafts.find((draft) => draft.number?.value === number);
    if (known) {
      this.current = known;
      return;
    }
    if (this.current?.number) this.current = null;
    const draft = this.#draftOf("journey", item.at);
    draft.number = { value: number, line: item.line, at: item.at };
    draft.kind ??= kind;
  }

  /** Says what a journey is made with. A second ship begins a second journey. */
  addVessel(item: TextItem): void {
    if (this.current?.start.time || this.current?.end.date) this.current = null;
    this.#draftOf("journey", item.at).kind ??= "ferry";
  }

  addRoute(item: TextItem, { from, to, isSure }: RouteText): void {
    const hasCodes = from.airport !== null && to.airport !== null;
    const isWeak = !hasCodes;
    const draft = this.current?.family === "journey" ? this.current : newDraft("journey", item.at);
    const start = partsOf(draft, "start", from, "any");
    const end = partsOf(draft, "end", to, "any");
    // "Singapore to Bangkok, 3 Apr": the one date is that of the departure.
    if (!start.date && end.date) Object.assign(start, { date: end.date });
    if (start.date === end.date) end.date = null;
    if (from.times.length > 0 && isTitleOf(draft, from)) Object.assign(draft.end, newStop());
    const isToldOtherwise = conflicts(draft.start, start) || conflicts(draft.end, end);
    const isComplete = draft.start.time !== null && !isEmptyStop(draft.end);
    if (isToldOtherwise && isWeak && !isComplete) return;
    if (isToldOtherwise || (isWeak && isComplete && draft.start.isNameWeak)) {
      if (isWeak && !isSure) return;
      const number = takeLateNumber(draft, item.at);
      this.current = null;
      Object.assign(this.#draftOf("journey", item.at), number);
    }
    const own = this.#draftOf("journey", item.at);
    fill(own.start, start, item, isWeak);
    fill(own.end, end, item, isWeak);
  }

  /** Adds the hotel. */
  addPlace(item: TextItem, name: string): void {
    const isStay = this.current?.family === "stay";
    if (isStay && this.current?.place && this.current.place.value !== name) {
      if (isEmptyStop(this.current.start) || isEmptyStop(this.current.end)) return;
      this.current = null;
    }
    const draft = this.#draftOf("stay", item.at);
    draft.place ??= { value: name, line: item.line, at: item.at };
  }
}
