import { useConnection } from "../../data/http/connection.ts";
import { type UnsentTrip, useUnsentTrips } from "../../data/trip-changes/unsent/unsent-changes.ts";
import { useWords } from "../../i18n/words.ts";
import type { IconName } from "../../ui/icons/icon.tsx";

/** `unkept`: they wait, and closing the page loses them. */
export type UnsentKind = "waiting" | "sending" | "unkept" | "blocked";

/** What the frame says of unsent changes; null when there is nothing to say. */
export interface UnsentState {
  kind: UnsentKind;
  count: number;
}

/** What needs a decision goes before what waits. */
function stateOf(trips: readonly UnsentTrip[], isConnected: boolean): UnsentState | null {
  const all = trips.flatMap(({ changes }) => changes);
  const blocked = all.filter((change) => change.blocked !== null).length;
  if (blocked > 0) return { kind: "blocked", count: blocked };
  if (all.length === 0) return null;
  if (isConnected) return { kind: "sending", count: all.length };
  const isKept = trips.every((trip) => trip.isKept);
  return { kind: isKept ? "waiting" : "unkept", count: all.length };
}

const words = {
  waiting: { short: "unsentList.shortWaiting", whole: "unsentList.waiting", icon: "clock" },
  sending: { short: "unsentList.shortSending", whole: "unsentList.sending", icon: "upload" },
  unkept: {
    short: "unsentList.shortUnkept",
    whole: "unsentList.unkept",
    icon: "alert-triangle",
  },
  blocked: {
    short: "unsentList.shortBlocked",
    whole: "unsentList.blocked",
    icon: "alert-triangle",
  },
} as const satisfies Record<UnsentKind, { short: string; whole: string; icon: IconName }>;

/** The state as the frame says it: a few words, a sentence, an icon. */
export function useUnsentWords():
  | (UnsentState & { short: string; whole: string; icon: IconName })
  | null {
  const translate = useWords("common", "unsent");
  const state = stateOf(useUnsentTrips(), useConnection() === "online");
  if (!state) return null;
  const { kind, count } = state;
  const { short, whole, icon } = words[kind];
  return { ...state, short: translate(short, { count }), whole: translate(whole, { count }), icon };
}
