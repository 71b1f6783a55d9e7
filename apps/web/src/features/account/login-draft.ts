import { useLocation } from "@tanstack/react-router";

/** The values of the login form, kept while the user visits the forgotten password page. */
export interface LoginDraft {
  username: string;
  redirectUrl?: string | undefined;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The draft is in the history entry, never in the address: it survives a reload and is in no log. */
    loginDraft?: LoginDraft;
  }
}

/** The draft of the history entry; null when the page was opened directly. */
export function useLoginDraft(): LoginDraft | null {
  return useLocation({ select: ({ state }) => state.loginDraft ?? null });
}
