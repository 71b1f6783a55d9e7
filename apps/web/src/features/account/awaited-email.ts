import { addressOf } from "@castor/core/pages.ts";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { keepConfirmedTarget } from "./confirmed-target.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that awaits confirmation. It is in the history entry, so it survives a reload and is in no log. */
    awaitedEmail?: string;
  }
}

/** Navigates to the page that waits for the mail to this address. The link of the mail then leads to the target. */
export function useAwaitEmail(redirectUrl: string | undefined): (email: string) => void {
  const router = useRouter();
  return useCallback(
    (email) => {
      keepConfirmedTarget(redirectUrl);
      void router.navigate({ href: addressOf("verifyEmail"), state: { awaitedEmail: email } });
    },
    [redirectUrl, router],
  );
}

/** The address that awaits confirmation; null when the page was opened directly. */
export function useAwaitedEmail(): string | null {
  return useLocation({ select: ({ state }) => state.awaitedEmail ?? null });
}
