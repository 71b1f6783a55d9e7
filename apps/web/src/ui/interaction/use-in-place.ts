import { useRef, useState } from "react";

/** A value whose press opens a field in its place; whoever leaves that by a key goes on at the value. */
export function useInPlace() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    button,
    open: () => setOpen(true),
    close(isByKey: boolean): void {
      setOpen(false);
      // The button is drawn again first.
      if (isByKey) requestAnimationFrame(() => button.current?.focus());
    },
  };
}
