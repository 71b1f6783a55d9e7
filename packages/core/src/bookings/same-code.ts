import { splitWords } from "./passengers.ts";
import { agree, differ, isSameText } from "./same-values.ts";

/** True where both tell codes and share one. Several passengers may have each a code. */
export const shareCode = (one: string | null, other: string | null): boolean =>
  splitWords(one ?? "").some((code) =>
    splitWords(other ?? "").some((another) => agree(code, another, isSameText)),
  );

interface Coded {
  code: string | null;
  isCancelled: boolean;
}

/** Who books anew under another code has not cancelled that. */
export const isBookedAnew = (one: Coded, other: Coded): boolean =>
  differ(one.code, other.code, isSameText) &&
  !shareCode(one.code, other.code) &&
  one.isCancelled !== other.isCancelled;
