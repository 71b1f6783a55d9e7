import { addressOf } from "@castor/core/pages.ts";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address whose confirmation is waited for: kept in the history entry, so a reload knows it and no log does. */
    awaitedEmail?: string;
  }
}

/** Goes to the page that waits for a mail to this address. */
export function useAwaitEmail(): (email: string) => void {
  const router = useRouter();
  return useCallback(
    (email) => {
      void router.navigate({ href: addressOf("verifyEmail"), state: { awaitedEmail: email } });
    },
    [router],
  );
}

/** The address that is waited for; null when the page was opened by itself. */
export function useAwaitedEmail(): string | null {
  return useLocation({ select: ({ state }) => state.awaitedEmail ?? null });
}
