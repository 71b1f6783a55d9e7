import type { Me } from "@castor/core/account/session.ts";
import { isLanguage } from "@castor/core/basics/language.ts";
import { accountEndpoints } from "@castor/core/endpoints/account.ts";
import { useEffect, useRef } from "react";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { currentLanguage, setLanguage } from "../../i18n/words.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { isLoggedIn } from "./session-store.ts";

/**
 * Switches the language here and in the account of a logged-in user. A failed update of the account is logged and
 * answers false (specification#account-language).
 */
export async function chooseLanguage(language: unknown): Promise<boolean> {
  if (!(await setLanguage(language))) return false;
  if (!isLoggedIn() || !isLanguage(language)) return true;
  let failure: unknown = "refused";
  try {
    const answer = await callEndpoint(accountEndpoints.language, { body: { lang: language } });
    if (answer.success) {
      writeStored("account_language", answer.lang);
      return true;
    }
  } catch (error) {
    failure = error;
  }
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged (specification#account-language)
  console.warn("The language was not saved in the account:", failure);
  return false;
}

/** The id of the account whose language this page has already applied. */
let followed: string | null = null;

/**
 * Switches to the account's language when it differs from the last one this browser knew, since it was then changed on
 * another device (specification#account-language). A choice made here that never reached the account stays, as does one made during the
 * lookup.
 */
export function useAccountLanguage(me: Me | undefined): void {
  const before = useRef(currentLanguage());
  useEffect(() => {
    if (me === undefined || followed === me.id) return;
    followed = me.id;
    const known = readStored("account_language");
    const note = () => writeStored("account_language", me.lang);
    const isSwitchedElsewhere = known !== null && known !== me.lang;
    if (!isSwitchedElsewhere || currentLanguage() !== before.current) return note();
    // Stored only once it is active, so that a reload before that tries again.
    void setLanguage(me.lang).then((isActive) => {
      if (isActive) note();
    });
  }, [me]);
}
