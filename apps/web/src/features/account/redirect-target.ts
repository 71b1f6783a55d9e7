import { resolveRedirectPath } from "@castor/core/account/resolve-redirect-path.ts";
import { addressOf, type pages } from "@castor/core/pages.ts";
import { isCopyAddress } from "@castor/core/trips/copy-address.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type * as z from "zod/mini";
import { useSession } from "../../data/session/session-store.ts";

/** The requested target after login or registration; undefined when there is none. */
export function useRedirectUrl(): string | undefined {
  const search: z.infer<typeof pages.login.search> = useSearch({ strict: false });
  return search.redirectUrl;
}

/** Redirects logged-in users to their target, only to paths of our own (specification#redirects). */
export function useLeaveWhenLoggedIn(redirectUrl: string | undefined): void {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    if (isLoggedIn) {
      void router.navigate({
        href: resolveRedirectPath(redirectUrl, addressOf("home")),
        replace: true,
      });
    }
  }, [isLoggedIn, redirectUrl, router]);
}

/** True for who wants to copy a trip: the login or the registration then leads to that. */
export const wantsCopy = (redirectUrl: string | undefined): boolean =>
  redirectUrl !== undefined && isCopyAddress(redirectUrl);

/** The address of a page with the target to return to. */
export function withRedirect(address: string, redirectUrl: string | undefined): string {
  return redirectUrl ? `${address}?${new URLSearchParams({ redirectUrl })}` : address;
}
