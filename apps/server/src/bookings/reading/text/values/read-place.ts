import { fold } from "../lines/fold.ts";
import { monthPattern } from "../moments/date-words.ts";

const sentence =
  /(?:^| )(?:is|are|was|were|will|has|have|hello|hi|dear|you're|you’re|здравствуйте|уважаем[а-я]+|your|you|please|thank|thanks|ваш[аеи]?|вы|вам|будет|пожалуйста|спасибо|подтвержден[ао]?|confirmed|click|book)(?: |$|[.,!])/;
const streetWord =
  /(?:street|\bst\b|road|\brd\b|avenue|\bave\b|avenida|lane|square|quay|wharf|\bvia\b|piazza|\brue\b|calle|platz|stra(?:ß|ss)e|str\.|gasse|\brua\b|ulica|\bul\.|ул\.|улица|просп|пр-т|\bпр\.|наб\.|набережная|пер\.|переулок|шоссе|бульвар|б-р|пл\.|\bд\.)/;
const dayOfMonth = new RegExp(String.raw`(?:\d (?:${monthPattern})|(?:${monthPattern}) \d)`, "u");
const postcode =
  /(?:^|[ ,])(?:[A-Z]{1,2}-?)?(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?)(?:[ ,]|$)/;

/** True for a text that may be the name of a place: short, with letters, and no sentence. */
export function isPlaceName(text: string): boolean {
  if (text.length > 90 || !/\p{L}.?\p{L}/u.test(text)) return false;
  if (/[@?!]|https?:|www\.|:$|\p{Ll}{5}\.$/u.test(text)) return false;
  return text.split(" ").length <= 12 && !sentence.test(fold(text));
}

/** True for a line that is an address: a number, a comma, and a street or a postcode. */
export function isAddressLine(line: string): boolean {
  if (line.length > 120 || !/\d/.test(line) || !line.includes(",") || /[@?!:]|https?/.test(line))
    return false;
  if (dayOfMonth.test(fold(line))) return false;
  return (streetWord.test(fold(line)) || postcode.test(line)) && !sentence.test(fold(line));
}

/** Without the signs at its ends that parts cut out of it leave. */
export function trimPlace(text: string): string {
  const bare = text
    .replace(/\(\s*\)/g, " ")
    .replace(/ {2,}/g, " ")
    .replace(/ ,/g, ",")
    .replace(/(?:[,;] ?){2,}/g, ", ");
  return bare.replace(/^[\s,;:.–—→-]+|[\s,;:–—→-]+$/g, "");
}
