const addresses: Readonly<Record<string, string>> = {
  en: "/manifest.webmanifest",
  ru: "/manifest-ru.webmanifest",
};

/** Names the manifest of a language: an app that is installed now has its name and shortcuts in it. */
export function chooseManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = addresses[language];
  if (link && address && link.getAttribute("href") !== address) link.setAttribute("href", address);
}
