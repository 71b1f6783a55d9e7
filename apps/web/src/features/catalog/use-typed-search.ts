import { limits } from "@castor/core/limits.ts";
import { useEffect, useState } from "react";

/** What is typed in the search box: it reaches the address after a short pause, with Enter at once. */
export function useTypedSearch(search: string, onSearch: (search: string | undefined) => void) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  // Back, a link or "Clear" has changed the address. What the box itself has sent comes back and changes nothing.
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }
  const send = (text: string) => {
    const next = text.trim();
    if (next === sent) return;
    setSent(next);
    onSearch(next === "" ? undefined : next);
  };
  useEffect(() => {
    if (typed.trim() === sent) return;
    const timer = setTimeout(() => send(typed), limits.catalogSearchMs);
    return () => clearTimeout(timer);
  });
  return {
    typed,
    setTyped,
    /** Searches at once. */
    submit: () => send(typed),
    clear: () => {
      setTyped("");
      send("");
    },
  };
}
