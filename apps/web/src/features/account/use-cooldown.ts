import { useEffect, useState } from "react";

/** A mail takes a moment: repeated requests would only reach the rate limit. */
const pauseSeconds = 30;

/** The pause between two mails: the seconds left, and a function that starts it. */
export function useCooldown(): [left: number, start: () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(pauseSeconds)];
}
