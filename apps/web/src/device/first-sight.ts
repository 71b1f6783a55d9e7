import { useEffect, useState } from "react";

/** A page that never comes to show what it was opened for holds nothing back for longer. */
const longestMs = 3_000;

let sight: Promise<void> = Promise.resolve();
let end: () => void = () => {};

/** Says that the page is about to show what it was opened for: until `endFirstSight`, what nobody looks for yet waits. */
export function beginFirstSight(): void {
  sight = new Promise((resolve) => {
    end = resolve;
    setTimeout(resolve, longestMs);
  });
}

/** What the page was opened for is on the screen, or will not be. */
export function endFirstSight(): void {
  end();
}

/** Settles once there is time for what nobody looks for at first; at once where no page asked for that. */
export function afterFirstSight(): Promise<void> {
  return sight;
}

/** True once there is time for it. */
export function useFirstSightOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let isGone = false;
    void sight.then(() => isGone || setOver(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isOver;
}
