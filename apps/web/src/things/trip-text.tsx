import { createContext, use } from "react";
import { FormattedText, type FormattedTextProps } from "./formatted-text.tsx";
import type { FindPlace } from "./markup-lines.tsx";

const FindPlaceContext = createContext<FindPlace | undefined>(undefined);

/** Tells the texts below where the places of the trip are. A page sets it once; a new function draws the texts again. */
export const FindPlaceProvider = FindPlaceContext.Provider;

export type TripTextProps = Omit<FormattedTextProps, "findPlace">;

/** A formatted text of a trip: links to its places lead to the map. */
export function TripText(props: TripTextProps) {
  return <FormattedText {...props} findPlace={use(FindPlaceContext)} />;
}
