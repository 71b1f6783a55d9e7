import { useLocation } from "@tanstack/react-router";

/** What the login form knew when one left it for the forgotten password, and gets back. */
export interface LoginDraft {
  username: string;
  redirectUrl?: string | undefined;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Kept in the history entry, never in the address: a reload knows it and no log does. */
    loginDraft?: LoginDraft;
  }
}

/** The draft that came with the way here; null when the page was opened by itself. */
export function useLoginDraft(): LoginDraft | null {
  return useLocation({ select: ({ state }) => state.loginDraft ?? null });
}
