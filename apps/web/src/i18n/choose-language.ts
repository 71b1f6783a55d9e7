import { readCookie } from "../device/storage/cookies.ts";
import { readStored } from "../device/storage/storage.ts";

/** `?lang=` of the address that this page was opened with: links of search engines name it. It is not stored. */
export const readAskedLanguage = (): string | null =>
  new URLSearchParams(location.search).get("lang");

/** The language of the address, else the one chosen before, else the first of the browser's that is offered, else the first offered. */
export function chooseLanguage<Offered extends string>(
  offered: readonly Offered[],
): Offered | undefined {
  const choices = [
    ...[readAskedLanguage(), readStored("language"), readCookie("language")],
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  for (const choice of choices) {
    const known = offered.find((each) => each === choice);
    if (known) return known;
  }
  return offered[0];
}
