import { resolveRedirectPath } from "@castor/core/account/resolve-redirect-path.ts";
import { addressOf } from "@castor/core/pages.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";

/**
 * The target of a registration until its address is confirmed (decision 045). The link of the mail may open in another
 * tab, which has no other way to know it.
 */
export function keepConfirmedTarget(redirectUrl: string | undefined): void {
  writeStored("after_confirmation", redirectUrl ?? null);
}

/** The kept target; undefined when the registration had none. */
export const readConfirmedTarget = (): string | undefined =>
  readStored("after_confirmation") ?? undefined;

/** The page after the confirmation. The target counts once. */
export function takeConfirmedTarget(): string {
  const redirectUrl = readConfirmedTarget();
  keepConfirmedTarget(undefined);
  return resolveRedirectPath(redirectUrl, addressOf("home"));
}
