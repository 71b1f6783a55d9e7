import { Secret, TOTP } from "otpauth";

const issuer = "Castor";
/** 160 bits, as RFC 4226 recommends. */
const keyBytes = 20;
/** Clocks may differ by a period of 30 s (RFC 6238, section 5.2). */
const window = 1;

/** A new key of an app that makes codes, in base32. */
export const newTotpKey = (): string => new Secret({ size: keyBytes }).base32;

const totpOf = (key: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key) });

/** The `otpauth://` address of a key, for a QR code. `label` names the account in the app. */
export const totpAddress = (key: string, label: string): string => totpOf(key, label).toString();

/** Whether a text looks like a code of an app. Apps show it with a space in the middle. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ""));

/**
 * The period (30 s since 1970) that a code is of; null for a wrong one. A code works once: the caller refuses periods
 * up to the last that was used (RFC 6238, section 5.2).
 */
export function findPeriod(key: string, code: string, now: Date): number | null {
  const totp = totpOf(key, "");
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ""), timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
