import { createAtom, useSelector } from "@tanstack/react-store";

const isOpen = createAtom(false);

/** Opens the list of unsent changes, from wherever it is asked for. */
export const openUnsentList = (): void => isOpen.set(true);
export const closeUnsentList = (): void => isOpen.set(false);

export const useIsUnsentListOpen = (): boolean => useSelector(isOpen);
