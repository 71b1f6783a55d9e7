import { useEffect, useReducer } from "react";
import { tripQueueOf } from "./trip-change-queues.ts";

/** Draws again when the unsent changes of one of these trips change. */
export function useQueuesOf(tripIds: readonly string[]): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const joined = [...new Set(tripIds)].join(" ");
  useEffect(() => {
    const ids = joined === "" ? [] : joined.split(" ");
    const stops = ids.map((id) => tripQueueOf(id).subscribe(redraw));
    return () => {
      for (const stop of stops) stop();
    };
  }, [joined]);
}
