import { createAtom, useSelector } from "@tanstack/react-store";

/** What a key opens over any page: the command palette, or the list of keys. */
export type QuickDialog = "palette" | "keys";

const shown = createAtom<QuickDialog | null>(null);

/** Shows one of them; null closes it. */
export const showQuickDialog = (next: QuickDialog | null): void => shown.set(next);

export const useQuickDialog = (): QuickDialog | null => useSelector(shown);
