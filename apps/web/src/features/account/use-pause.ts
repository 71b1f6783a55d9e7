import { useEffect, useState } from "react";

/** A mail takes a moment: asking again and again would only bring the limit. */
const pauseSeconds = 30;

/** The pause between two mails: the seconds that are left, and its start. */
export function usePause(): [left: number, start: () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(pauseSeconds)];
}
