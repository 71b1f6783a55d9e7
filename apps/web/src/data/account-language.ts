import { isLanguage, type Language } from "@castor/core/account/language.ts";
import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { useEffect, useRef } from "react";
import { readStored, writeStored } from "../device/storage.ts";
import { currentLanguage, setLanguage } from "../i18n/words.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { isLoggedIn } from "./session-store.ts";

/**
 * Tells the account a language; a failed update is false and logged (section 7). Until it is there it is remembered as
 * untold, so that the account's older choice does not take it back.
 */
async function saveInAccount(lang: Language): Promise<boolean> {
  writeStored("language_untold", lang);
  try {
    const { success } = await callEndpoint(endpoints.account.language, { body: { lang } });
    // Of two switches at once the earlier answer says nothing of the later.
    if (success && readStored("language_untold") === lang) writeStored("language_untold", null);
    return success;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged (section 7)
    console.warn("The language was not saved in the account:", error);
    return false;
  }
}

/** Switches the language here and, when somebody is logged in, in the account. */
export async function chooseLanguage(language: unknown): Promise<boolean> {
  if (!(await setLanguage(language))) return false;
  return isLoggedIn() && isLanguage(language) ? saveInAccount(language) : true;
}

/** The account whose language this page has seen to. */
let followed: string | null = null;

/**
 * Speaks the account's language from its first answer on (section 7): another device may have changed it. What was
 * chosen here and never reached the account is told to it instead, and a switch while one asks wins.
 */
export function useAccountLanguage(me: Me | undefined): void {
  const before = useRef(currentLanguage());
  useEffect(() => {
    if (me === undefined || followed === me.id) return;
    followed = me.id;
    const spoken = currentLanguage();
    if (readStored("language_untold") !== null) void saveInAccount(spoken);
    else if (spoken === before.current && spoken !== me.lang) void setLanguage(me.lang);
  }, [me]);
}
