import type { Language } from "@castor/core/basics/language.ts";

/** Chooses the language of the app and of the account. The code that calls the server is loaded when it is needed. */
export async function chooseLanguage(language: Language): Promise<void> {
  const account = await import("./account-language.ts");
  await account.chooseLanguage(language);
}
