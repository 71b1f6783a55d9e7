import { isLanguage } from "@castor/core/account/language.ts";
import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { useEffect, useRef } from "react";
import { readStored, writeStored } from "../device/storage.ts";
import { currentLanguage, setLanguage } from "../i18n/words.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { isLoggedIn } from "./session-store.ts";

/**
 * Switches the language here and, when somebody is logged in, in the account; a failed update of the account is false
 * and logged (section 7).
 */
export async function chooseLanguage(language: unknown): Promise<boolean> {
  if (!(await setLanguage(language))) return false;
  if (!isLoggedIn() || !isLanguage(language)) return true;
  let failure: unknown = "refused";
  try {
    const answer = await callEndpoint(endpoints.account.language, { body: { lang: language } });
    if (answer.success) {
      writeStored("account_language", answer.lang);
      return true;
    }
  } catch (error) {
    failure = error;
  }
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged (section 7)
  console.warn("The language was not saved in the account:", failure);
  return false;
}

/** The account whose language this page has seen to. */
let followed: string | null = null;

/**
 * Speaks the account's language when it is another than this browser last heard of (section 7): it was switched on
 * another device. A choice made here that never reached the account stays, and so does a switch while one asks.
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
    // Heard of once it is spoken: whoever reloads the page before that hears of it again.
    void setLanguage(me.lang).then((isSpoken) => {
      if (isSpoken) note();
    });
  }, [me]);
}
