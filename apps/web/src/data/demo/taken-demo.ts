import { createAtom, useSelector } from "@tanstack/react-store";

/** The demo that has just become a trip of the account, until somebody was told. */
const taken = createAtom<string | null>(null);

export const useTakenDemo = (): string | null => useSelector(taken);

/** Null: its user was told. */
export const noteTakenDemo = (tripId: string | null): void => taken.set(tripId);
