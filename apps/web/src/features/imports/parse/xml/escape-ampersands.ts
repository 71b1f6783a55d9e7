import { refuse } from "../import-error.ts";

/** An ampersand that begins no entity, or a section in which it needs to begin none. */
const bareOrSection = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,30});)|<!\[CDATA\[/gi;

/**
 * Writes ampersands that stand for themselves ("Tom & Jerry") as XML wants them. Files written by hand have them, and a parser
 * would take everything up to the next semicolon for the name of an entity.
 */
export function escapeAmpersands(text: string): string {
  const pieces: string[] = [];
  // More of them are no slips of somebody who writes, and each costs memory.
  const most = 20_000;
  let done = 0;
  bareOrSection.lastIndex = 0;
  for (let match = bareOrSection.exec(text); match; match = bareOrSection.exec(text)) {
    if (pieces.length > most) refuse({ code: "tooComplex" });
    if (match[0] === "&") {
      pieces.push(text.slice(done, match.index), "&amp;");
      done = match.index + 1;
    } else {
      const end = text.indexOf("]]>", match.index);
      if (end < 0) break;
      bareOrSection.lastIndex = end;
    }
  }
  return pieces.length === 0 ? text : pieces.join("") + text.slice(done);
}
