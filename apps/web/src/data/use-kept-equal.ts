import { replaceEqualDeep } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";

/** The plain value after a change; what is equal in the one before stays the same object, so that it is not drawn again. */
export const keepEqual = <T>(before: T, after: T): T => replaceEqualDeep(before, after);

/** A value that is worked out anew; what is equal in the one before stays the same object. */
export function useKeptEqual<T>(value: T): T {
  const before = useRef(value);
  const kept = useMemo(() => keepEqual(before.current, value), [value]);
  useEffect(() => {
    before.current = kept;
  }, [kept]);
  return kept;
}
