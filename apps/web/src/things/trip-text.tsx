import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { createContext, use } from "react";
import { FormattedText } from "./formatted-text.tsx";
import type { FindPlace } from "./markup-lines.tsx";

const FindPlaceContext = createContext<FindPlace | undefined>(undefined);

/** Tells the texts below where the places of the trip are. A page sets it once; a new function draws the texts again. */
export const FindPlaceProvider = FindPlaceContext.Provider;

export interface TripTextProps {
  text: string;
  /** Ticks a task; without it tasks are read-only. */
  onTick?: ((tick: TaskTick) => void) | undefined;
}

/** A formatted text of a trip: links to its places lead to the map. */
export function TripText({ text, onTick }: TripTextProps) {
  return <FormattedText text={text} findPlace={use(FindPlaceContext)} onTick={onTick} />;
}
