import type { CurrencyId } from "../basics/currencies.ts";
import type { ChangeBody } from "../changes/change-args.ts";
import type { Figure, Finding } from "../check/finding.ts";
import type { DateTimeText } from "../time/dates.ts";

/** What a fix does, in the order in which fixes are offered: the least intrusive first. */
export const fixKinds = [
  /** The day begins earlier. Figure: `minutes`. */
  "leaveEarlier",
  /** The day begins later. Figure: `minutes`. */
  "leaveLater",
  /** Less time at a stop. Figure: `minutes`. */
  "stayShorter",
  /** A stop and its neighbour change places. */
  "swap",
  /** Another mode of the leg to a stop. Figure: `mode`. */
  "otherMode",
  /** One night more in a hotel. Figure: `date`, the night. */
  "addNight",
  /** A stop goes to another day of the trip. */
  "moveDay",
  /** A stop of the priority `second` leaves its day. */
  "drop",
] as const;
export type FixKind = (typeof fixKinds)[number];

/** Changes that may mend a finding, before it is known whether they do. */
export interface Candidate {
  kind: FixKind;
  /** Each makes sense only after the one before. */
  changes: readonly ChangeBody[];
  /** The day that is changed; of `moveDay` the day to which the stop goes. */
  routeId: string;
  /** The stop that is changed, and of `swap` its neighbour. */
  stopIds: readonly string[];
  figures: Readonly<Record<string, Figure>>;
}

/** A local time before and after a fix. Null where it is unknown. */
export interface TimeChange {
  what: "begin" | "arrival" | "end" | "checkIn" | "checkOut";
  routeId: string;
  /** The stop of an arrival or a stay. */
  stopId: string | null;
  before: DateTimeText | null;
  after: DateTimeText | null;
}

/** Changes that mend a finding, and what else follows from them (specification#mend). */
export interface Fix extends Candidate {
  times: readonly TimeChange[];
  /** What the trip costs more, by currency; negative for less. */
  costs: readonly { currency: CurrencyId; amount: number }[];
  /** The findings that go, and those of a lower severity that come. */
  gone: readonly Finding[];
  come: readonly Finding[];
  /** True where legs that no engine has answered yet are estimated. */
  isEstimated: boolean;
}
