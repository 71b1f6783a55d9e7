import { ownPath } from "@castor/core/account/own-path.ts";
import { addressOf, type pages } from "@castor/core/pages.ts";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type * as z from "zod/mini";
import { useSession } from "../../data/session-store.ts";

/** Where login and registration were asked to lead; undefined when nowhere. */
export function useRedirectUrl(): string | undefined {
  const search: z.infer<typeof pages.login.search> = useSearch({ strict: false });
  return search.redirectUrl;
}

/** Whoever is logged in has nothing to do here: goes on to where they were, and only to our own paths (section 2). */
export function useLeaveWhenLoggedIn(redirectUrl: string | undefined): void {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    if (isLoggedIn) {
      void router.navigate({ href: ownPath(redirectUrl, addressOf("home")), replace: true });
    }
  }, [isLoggedIn, redirectUrl, router]);
}

/** A page's address that keeps the place to come back to. */
export function withRedirect(address: string, redirectUrl: string | undefined): string {
  return redirectUrl ? `${address}?${new URLSearchParams({ redirectUrl })}` : address;
}
