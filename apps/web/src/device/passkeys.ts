import type {
  MadePasskey,
  passkeyCreation,
  passkeyRequest,
  UsedPasskey,
} from "@castor/core/account/passkeys.ts";
import type * as z from "zod/mini";

/** Why a browser made or used no passkey: its user cancelled it, this device has one already, or the page is not on the passkey's host. */
export type PasskeyFailure = "notAllowed" | "alreadyHere" | "otherAddress";

/** Whether this browser can make and use passkeys: only on a secure origin. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === "function";

/** Loaded on use: most visits need no passkey. */
const library = () => import("@simplewebauthn/browser");

/** The browser says little more than that nothing came of it (WebAuthn Level 3, section 14.5.1). */
async function explain<T>(ask: () => Promise<T>): Promise<T | PasskeyFailure> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "InvalidStateError") return "alreadyHere";
    return name === "SecurityError" ? "otherAddress" : "notAllowed";
  }
}

/** Asks the user of the device for a new passkey. */
export async function makePasskey(
  optionsJSON: z.output<typeof passkeyCreation>,
): Promise<MadePasskey | PasskeyFailure> {
  const { startRegistration } = await library();
  return explain(() => startRegistration({ optionsJSON }));
}

/** Asks the user of the device to log in with a passkey. */
export async function askForPasskey(
  optionsJSON: z.output<typeof passkeyRequest>,
): Promise<UsedPasskey | PasskeyFailure> {
  const { startAuthentication } = await library();
  return explain(() => startAuthentication({ optionsJSON }));
}
