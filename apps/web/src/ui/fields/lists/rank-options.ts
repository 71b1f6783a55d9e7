/** An option of a list. */
export interface ListOption {
  value: string;
  label: string;
}

/** Case, accents and the dots of "ё" do not count. */
const fold = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase().trim();

/**
 * The options that match a typed text: first those whose label starts with it, then those with a word that does, then
 * those that contain it. Within each of the three they keep their order. Every option matches an empty text.
 */
export function rankOptions<Option extends ListOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const wanted = fold(text);
  const ranked: [Option[], Option[], Option[]] = [[], [], []];
  for (const option of options) {
    const label = fold(option.label);
    if (label.startsWith(wanted)) ranked[0].push(option);
    else if (startsWord(label, wanted)) ranked[1].push(option);
    else if (label.includes(wanted)) ranked[2].push(option);
  }
  return ranked.flat();
}

const startsWord = (label: string, wanted: string): boolean => {
  for (let index = label.indexOf(wanted); index !== -1; index = label.indexOf(wanted, index + 1))
    if (!/[\p{L}\p{N}]/u.test(label.charAt(index - 1))) return true;
  return false;
};
