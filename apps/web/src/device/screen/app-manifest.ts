import { defaultLanguage } from "@castor/core/basics/language.ts";

/** The manifest of each language, which the build writes (`build/manifests.ts`). */
export const addressOfManifest = (language: string): string =>
  language === defaultLanguage ? "/manifest.webmanifest" : `/manifest-${language}.webmanifest`;

/** Names the manifest of a language: an app that is installed now has its name and shortcuts in it. */
export function chooseManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = addressOfManifest(language);
  if (link && link.getAttribute("href") !== address) link.setAttribute("href", address);
}
