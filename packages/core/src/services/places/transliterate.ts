/** Russian letters in Latin: the spelling of atlases first, then the other common one. */
const letters: Record<string, readonly [string, string]> = {
  а: ["a", "a"],
  б: ["b", "b"],
  в: ["v", "v"],
  г: ["g", "g"],
  д: ["d", "d"],
  е: ["e", "ye"],
  ж: ["zh", "j"],
  з: ["z", "z"],
  и: ["i", "i"],
  й: ["y", "i"],
  к: ["k", "c"],
  л: ["l", "l"],
  м: ["m", "m"],
  н: ["n", "n"],
  о: ["o", "o"],
  п: ["p", "p"],
  р: ["r", "r"],
  с: ["s", "s"],
  т: ["t", "t"],
  у: ["u", "u"],
  ф: ["f", "f"],
  х: ["kh", "h"],
  ц: ["ts", "c"],
  ч: ["ch", "ch"],
  ш: ["sh", "sh"],
  щ: ["shch", "sch"],
  ъ: ["", ""],
  ы: ["y", "i"],
  ь: ["", ""],
  э: ["e", "e"],
  ю: ["yu", "iu"],
  я: ["ya", "ia"],
};

const mostChoices = 6;

/**
 * Latin spellings of a name in Russian letters, the likeliest first. They follow the letters, not the sound. A name
 * with many ambiguous letters is tried with all first spellings and with all second ones. Words without Latin letters
 * ("ъ") are left out.
 */
export function transliterate(text: string): string[] {
  return spell(text)
    .map((spelling) => spelling.replace(/ +/g, " ").trim())
    .filter((spelling) => spelling !== "");
}

function spell(text: string): string[] {
  if (!/\p{Script=Cyrillic}/u.test(text)) return [];
  const choices = [...text].map((letter) => letters[letter] ?? ([letter, letter] as const));
  const open = choices.filter(([usual, other]) => usual !== other).length;
  if (open > mostChoices) {
    return [0, 1].map((which) => choices.map((choice) => choice[which]).join(""));
  }
  let spellings = [""];
  for (const [usual, other] of choices) {
    const ends = usual === other ? [usual] : [usual, other];
    spellings = ends.flatMap((end) => spellings.map((begun) => begun + end));
  }
  return spellings;
}
